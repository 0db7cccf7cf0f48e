import { fraction } from '../../../app/chance.ts'
import type { DrawRules } from './rules.ts'

/** The multiplier at which the flight ends. */
export interface CrashOutcome {
  at: number
}

/** The multiplier at which every flight ends at the latest. */
const highest = 200

/** Milliseconds in which the multiplier grows by a factor of e. */
const growthMs = 10_000

/** The multiplier after this many milliseconds of flight, in steps of 0.01. */
export const multiplierAfter = (flownMs: number): number =>
  Math.floor(Math.exp(Math.max(0, flownMs) / growthMs) * 100 + 1e-6) / 100

/** The milliseconds of flight until a multiplier is reached. */
export const flightTime = (multiplier: number): number => Math.ceil(Math.log(multiplier) * growthMs)

/**
 * The rules of a crash game. A multiplier m is reached with probability rtp / m, so that leaving at any m returns rtp.
 * Spots: `hand`, which pays when the player leaves, or the multiplier for leaving automatically, such as `2.50`.
 */
export const crashRules = (rtp: number): DrawRules<CrashOutcome> => ({
  mainSpot: '2.00',
  accepts: (spot) =>
    spot === 'hand' ||
    (/^\d{1,3}\.\d\d$/.test(spot) &&
      Number(spot) >= 1.01 &&
      Number(spot) <= highest &&
      Number(spot).toFixed(2) === spot),
  draw: (chance) => ({ at: Math.min(highest, Math.max(1, Math.floor((rtp / (1 - fraction(chance))) * 100) / 100)) }),
  isOutcome: (value): value is CrashOutcome => {
    const at = (value as CrashOutcome | null)?.at
    return typeof at === 'number' && at >= 1 && at <= highest && Math.round(at * 100) / 100 === at
  },
  pays: (spot, { at }) => (spot !== 'hand' && at >= Number(spot) ? Number(spot) : 0),
  rtp: () => rtp,
})
