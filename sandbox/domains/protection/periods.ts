import type { PlayerLimit } from '#api'
import type { LimitRules } from '../../app/limit-rules.ts'

const dayMs = 24 * 60 * 60_000

/**
 * The period of a limit at a time, in milliseconds since 1970: a calendar period in UTC, or the last 24 hours and 7 days. `end` is
 * exclusive, and null for a period that never starts again.
 */
export function periodOf(
  period: PlayerLimit['period'],
  now: number,
  { periodsAre }: Pick<LimitRules, 'periodsAre'> = {},
): { start: number; end: number | null } {
  const date = new Date(now)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  if (period === 'month') return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) }
  if (periodsAre === 'rolling') return { start: now - lengthOf(period), end: null }
  if (period === 'day') return { start: Date.UTC(year, month, day), end: Date.UTC(year, month, day + 1) }
  const monday = day - ((date.getUTCDay() + 6) % 7)
  return { start: Date.UTC(year, month, monday), end: Date.UTC(year, month, monday + 7) }
}

const lengthOf = (period: 'day' | 'week') => (period === 'day' ? dayMs : 7 * dayMs)

/** When a looser limit that is requested now may be confirmed: after the brand’s hours, and after the period where it says so. */
export function looserFrom(period: PlayerLimit['period'], now: number, rules: LimitRules, usualHours: number): number {
  const waited = now + (rules.loosenAfterHours ?? usualHours) * 60 * 60_000
  if (!rules.loosenAfterPeriod) return waited
  const { start, end } = periodOf(period, now, rules)
  return Math.max(waited, end ?? now + (now - start))
}
