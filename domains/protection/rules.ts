import type { Block, Manifest } from '#manifest'
import { listedBlocks } from '#manifest-tools/rules/lists.ts'
import { warning, type Rule, type Codes, type RuleSet } from '#manifest-tools/check/rule.ts'
import { limitCodes, limitRuleChecks } from './limit-rule-checks.ts'

interface Need {
  /** The setting of a protection, and whether it is on. */
  setting: keyof Manifest['playerProtection']
  isOn: boolean
  overlay?: 'session-clock' | 'reality-check' | 'age-gate' | 'statement' | 'limit-review'
  block?: Block['use']
}

const needsOf = ({ playerProtection }: Manifest): Need[] => {
  const { sessionClock, realityCheckMinutes, limits, breaks, netPosition, ageGate } = playerProtection
  const { spendInView = false, statement, review } = playerProtection
  return [
    { setting: 'sessionClock', isOn: sessionClock, overlay: 'session-clock' },
    { setting: 'realityCheckMinutes', isOn: realityCheckMinutes !== undefined, overlay: 'reality-check' },
    { setting: 'spendInView', isOn: spendInView, overlay: 'session-clock' },
    { setting: 'statement', isOn: statement !== undefined, overlay: 'statement' },
    { setting: 'review', isOn: review !== undefined, overlay: 'limit-review' },
    { setting: 'ageGate', isOn: ageGate, overlay: 'age-gate' },
    { setting: 'limits', isOn: limits.length > 0, block: 'limits' },
    { setting: 'breaks', isOn: breaks, block: 'breaks' },
    { setting: 'netPosition', isOn: netPosition, block: 'net-position' },
  ]
}

const isShown: Rule = (manifest) => {
  const listed = new Set(listedBlocks(manifest).map(({ block }) => block.use))
  return needsOf(manifest).flatMap(({ setting, isOn, overlay, block }) => {
    if (!isOn || (overlay ? manifest.overlays[overlay].visible : block && listed.has(block))) return []
    return [
      {
        code: 'playerProtection/not-shown' as const,
        pointer: `/playerProtection/${setting}`,
        also: [overlay ? `/overlays/${overlay}/visible` : '/pages/PROFILE/blocks'],
        message: overlay
          ? `"${setting}" is on, but the overlay "${overlay}", which shows it, is hidden.`
          : `"${setting}" is on, but no visible page has the block "${block}", which shows it.`,
        effect: 'players do not get this protection',
      },
    ]
  })
}

const codes: Codes = {
  ...limitCodes,
  'playerProtection/not-shown': warning(
    'A player protection is on, but the block or overlay that shows it is hidden or missing.',
  ),
}

/** Rules about player protection. */
export const protectionRules: RuleSet = { codes, rules: [isShown, ...limitRuleChecks] }
