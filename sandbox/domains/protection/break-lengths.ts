import type { PlayerBreakRequest } from '#api'
import type { BrandRules } from '../../app/sites.ts'

/** The longest break and the shortest exclusion in days, where the brand says nothing else. */
const longestBreak = 42
const shortestExclusion = 180

/** Whether a brand offers a break or an exclusion of this length; the panic button has a length of its own. */
export function isOffered({ kind, days, hours }: PlayerBreakRequest, rules: BrandRules): boolean {
  const { breakDays, exclusionDays, openExclusion, panicHours } = rules
  if (kind === 'self-exclusion') {
    if (hours !== undefined) return false
    if (days === null) return openExclusion !== false
    return exclusionDays?.includes(days) ?? days >= shortestExclusion
  }
  if (days === null) return false
  const isPanic =
    panicHours !== undefined && (hours === panicHours || (hours === undefined && days * 24 === panicHours))
  return isPanic || (hours === undefined && (breakDays?.includes(days) ?? days <= longestBreak))
}
