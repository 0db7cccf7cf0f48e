import { areNumbers, average, type DrawRules } from './rules.ts'

/** The segment at the pointer. */
export interface WheelOutcome {
  segment: number
}

/** What each of the 54 segments pays to one; the last one belongs to the house. */
export const segments: readonly number[] = [
  1, 3, 1, 6, 1, 3, 1, 12, 1, 3, 1, 6, 1, 25, 3, 1, 3, 6, 1, 3, 1, 12, 1, 3, 1, 6, 1, 50, 1, 3, 1, 6, 1, 3, 1, 12, 1, 3,
  1, 6, 1, 25, 1, 3, 1, 6, 1, 3, 1, 12, 1, 3, 1, 0,
]

/** The rules of the money wheel. A spot is the pay of its segments, to one. */
export const wheelRules: DrawRules<WheelOutcome> = {
  mainSpot: '1',
  accepts: (spot) => spot !== '0' && segments.map(String).includes(spot),
  draw: (chance) => ({ segment: chance.below(segments.length) }),
  isOutcome: (value): value is WheelOutcome =>
    areNumbers([(value as WheelOutcome | null)?.segment], 1, 0, segments.length - 1),
  pays: (spot, { segment }) => (segments[segment] === Number(spot) ? Number(spot) + 1 : 0),
  rtp: (spot) => average(segments, (pays) => (pays === Number(spot) ? pays + 1 : 0)),
}
