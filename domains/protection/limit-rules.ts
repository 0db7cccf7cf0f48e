import type { Manifest } from '#manifest'
import type { PlayerLimit, PlayerLimits } from '#api'

export type LimitRules = NonNullable<Manifest['playerProtection']['limitRules']>
type Period = PlayerLimit['period']

const hourMs = 3_600_000
const allPeriods: readonly Period[] = ['day', 'week', 'month']

/** The periods for which limits can be set, in display order. */
export const periodsOf = (rules: LimitRules = {}): readonly Period[] => rules.periods ?? allPeriods

/** How many hours a looser limit waits: as the platform says, else the manifest. */
export const waitHours = (limits: PlayerLimits | undefined, rules: LimitRules = {}): number =>
  limits?.coolOffHours ?? rules.loosenAfterHours ?? 24

/** When a looser limit that is requested now can be confirmed, in milliseconds since 1970. */
export function looserFrom(
  { period, resetsAt }: Pick<PlayerLimit, 'period' | 'resetsAt'>,
  now: number,
  hours: number,
  rules: LimitRules = {},
): number {
  const waited = now + hours * hourMs
  if (!rules.loosenAfterPeriod) return waited
  return Math.max(waited, resetsAt === undefined ? endOf(period, now, rules) : Date.parse(resetsAt))
}

/** When a period that contains now, or begins now if periods are rolling, ends, in milliseconds since 1970. */
function endOf(period: Period, now: number, { periodsAre }: LimitRules): number {
  const date = new Date(now)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  if (period === 'month') return Date.UTC(year, month + 1)
  const days = period === 'day' ? 1 : 7
  if (periodsAre === 'rolling') return now + days * 24 * hourMs
  const passed = period === 'day' ? 0 : (date.getUTCDay() + 6) % 7
  return Date.UTC(year, month, day - passed + days)
}

/** The share of a limit that is used, in percent; undefined if the platform does not say, or for a limit of 0. */
export const percentUsed = ({ amount, used }: Pick<PlayerLimit, 'amount' | 'used'>): number | undefined =>
  amount && used !== undefined ? (used / amount) * 100 : undefined

/** The highest of the shares at which the player is told that the limit has passed; 0 if none. */
export function passedShare(limit: Pick<PlayerLimit, 'amount' | 'used'>, shares: readonly number[]): number {
  const percent = percentUsed(limit) ?? 0
  return Math.max(0, ...shares.filter((share) => share <= percent))
}
