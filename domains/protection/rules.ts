import type { Block, Manifest } from '#manifest'
import { listedBlocks } from '#manifest-tools/rules/lists.ts'
import { warning, type Rule, type Codes, type RuleSet } from '#manifest-tools/check/rule.ts'

interface Need {
  /** The setting of a protection, and whether it is on. */
  setting: keyof Manifest['playerProtection']
  isOn: boolean
  overlay?: 'session-clock' | 'reality-check' | 'age-gate' | 'panic-button' | 'idle-sign-out' | 'notices'
  block?: Block['use']
}

const needsOf = ({ playerProtection }: Manifest): Need[] => {
  const { sessionClock, realityCheckMinutes, limits, breaks, netPosition, ageGate } = playerProtection
  const { panicHours, idleSignOutMinutes, notices } = playerProtection
  return [
    { setting: 'sessionClock', isOn: sessionClock, overlay: 'session-clock' },
    { setting: 'realityCheckMinutes', isOn: realityCheckMinutes !== undefined, overlay: 'reality-check' },
    { setting: 'ageGate', isOn: ageGate, overlay: 'age-gate' },
    { setting: 'panicHours', isOn: panicHours !== undefined, overlay: 'panic-button' },
    { setting: 'idleSignOutMinutes', isOn: idleSignOutMinutes !== undefined, overlay: 'idle-sign-out' },
    { setting: 'notices', isOn: notices !== undefined, overlay: 'notices' },
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
  'playerProtection/not-shown': warning(
    'A player protection is on, but the block or overlay that shows it is hidden or missing.',
  ),
}

/** Rules about player protection. */
export const protectionRules: RuleSet = { codes, rules: [isShown] }
