import type { PlayerLimit } from '#api'

/** The calendar period of a time in UTC; milliseconds since 1970, `end` is exclusive. */
export function periodOf(period: PlayerLimit['period'], now: number): { start: number; end: number } {
  const date = new Date(now)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  if (period === 'month') return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) }
  if (period === 'day') return { start: Date.UTC(year, month, day), end: Date.UTC(year, month, day + 1) }
  const monday = day - ((date.getUTCDay() + 6) % 7)
  return { start: Date.UTC(year, month, monday), end: Date.UTC(year, month, monday + 7) }
}
