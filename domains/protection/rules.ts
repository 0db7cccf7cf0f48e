import type { Block, Manifest } from '#manifest'
import { listedBlocks } from '#manifest-tools/rules/lists.ts'
import { warning, type Rule, type Codes, type RuleFinding, type RuleSet } from '#manifest-tools/check/rule.ts'
import { limitCodes, limitRuleChecks } from './limit-rule-checks.ts'

interface Need {
  /** The setting of a protection, and whether it is on. */
  setting: keyof Manifest['playerProtection']
  isOn: boolean
  overlay?:
    | 'session-clock'
    | 'reality-check'
    | 'age-gate'
    | 'statement'
    | 'limit-review'
    | 'panic-button'
    | 'idle-sign-out'
    | 'notices'
  block?: Block['use']
}

const needsOf = ({ playerProtection }: Manifest): Need[] => {
  const { sessionClock, realityCheckMinutes, limits, breaks, netPosition, ageGate } = playerProtection
  const { panicHours, idleSignOutMinutes, notices } = playerProtection
  const { spendInView = false, statement, review } = playerProtection
  return [
    { setting: 'sessionClock', isOn: sessionClock, overlay: 'session-clock' },
    { setting: 'realityCheckMinutes', isOn: realityCheckMinutes !== undefined, overlay: 'reality-check' },
    { setting: 'spendInView', isOn: spendInView, overlay: 'session-clock' },
    { setting: 'statement', isOn: statement !== undefined, overlay: 'statement' },
    { setting: 'review', isOn: review !== undefined, overlay: 'limit-review' },
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

/** More marks have no room on a phone. */
const mostMarks = 5

const marksHaveRoom: Rule = ({ playerProtection: { officialBar = [] } }) =>
  officialBar.length <= mostMarks
    ? []
    : [
        {
          code: 'playerProtection/too-many-marks',
          pointer: '/playerProtection/officialBar',
          message: `${officialBar.length} marks are more than a phone has room for: at most ${mostMarks} fit beside each other.`,
          effect: 'marks are too small to be read',
        },
      ]

/** A notice that is never shown. */
const noticesHaveMoments: Rule = ({ playerProtection: { notices = [] } }) =>
  notices.flatMap(({ id, at, everyMonths }, index): RuleFinding[] =>
    at.length > 0 || everyMonths !== undefined
      ? []
      : [
          {
            code: 'playerProtection/notice-without-moment',
            pointer: `/playerProtection/notices/${index}/at`,
            message: `The notice "${id}" has no moment and no "everyMonths".`,
            effect: 'players never see this notice',
          },
        ],
  )

/** Rules for breaks that nobody can take. */
const breaksHaveRules: Rule = ({ playerProtection: { breaks, breakRules } }) =>
  breakRules && !breaks
    ? [
        {
          code: 'playerProtection/break-rules-without-breaks',
          pointer: '/playerProtection/breakRules',
          also: ['/playerProtection/breaks'],
          message: '"breakRules" says how breaks are taken, but "breaks" is off.',
          effect: 'players can take no breaks',
        },
      ]
    : []

const codes: Codes = {
  ...limitCodes,
  'playerProtection/not-shown': warning(
    'A player protection is on, but the block or overlay that shows it is hidden or missing.',
  ),
  'playerProtection/too-many-marks': warning('More than five official marks are at the top of the pages.'),
  'playerProtection/notice-without-moment': warning('A notice has no moment at which it is shown.'),
  'playerProtection/break-rules-without-breaks': warning('There are rules for breaks, and breaks are off.'),
}

/** Rules about player protection. */
export const protectionRules: RuleSet = {
  codes,
  rules: [isShown, marksHaveRoom, noticesHaveMoments, breaksHaveRules, ...limitRuleChecks],
}
