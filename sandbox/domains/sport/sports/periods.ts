import type { PlayClock } from './course.ts'

/** How the playing time of a sport runs. */
export interface Timing {
  /** The length of a period in match minutes, and how many there are. */
  period: number
  periods: number
  /** Milliseconds that a match minute lasts here. */
  minuteMs: number
  breakMs: number
  /** What a period and the break are called. */
  name: (index: number) => string
  pause: string
}

/** Milliseconds from the start to the end. */
export const lengthOf = ({ period, periods, minuteMs, breakMs }: Timing): number =>
  period * periods * minuteMs + (periods - 1) * breakMs

/** When a match minute, with its fraction, is reached: milliseconds after the start. */
export const timeOf = ({ period, periods, minuteMs, breakMs }: Timing, minute: number): number =>
  minute * minuteMs + Math.min(Math.floor(minute / period), periods - 1) * breakMs

/** Which period it is after so many milliseconds, which minute of the match, and whether there is a break. */
export function positionAt(timing: Timing, elapsed: number): { index: number; minute: number; isBreak: boolean } {
  const { period, periods, minuteMs, breakMs } = timing
  const round = period * minuteMs + breakMs
  const index = Math.min(Math.floor(elapsed / round), periods - 1)
  const within = elapsed - index * round
  const minute = Math.min(within / minuteMs, period)
  return { index, minute: index * period + minute, isBreak: within >= period * minuteMs && index < periods - 1 }
}

/** The match’s clock as it is shown: the minute that runs. */
export function clockOf(timing: Timing, elapsed: number): PlayClock {
  const { index, minute, isBreak } = positionAt(timing, elapsed)
  if (isBreak) return { period: timing.pause }
  return { period: timing.name(index), minute: Math.min(Math.floor(minute) + 1, timing.period * (index + 1)) }
}

/** How much of the match is played, from 0 to 1. */
export const playedAt = (timing: Timing, elapsed: number): number =>
  positionAt(timing, elapsed).minute / (timing.period * timing.periods)
