import type { PlayClock } from './course.ts'

/** The playing time of a sport. */
export interface Timing {
  /** The length of a period in match minutes, and the number of periods. */
  period: number
  periods: number
  /** The real duration of a match minute, in milliseconds. */
  minuteMs: number
  breakMs: number
  /** The label of a period and of the break. */
  name: (index: number) => string
  pause: string
}

/** The duration of a match in milliseconds. */
export const lengthOf = ({ period, periods, minuteMs, breakMs }: Timing): number =>
  period * periods * minuteMs + (periods - 1) * breakMs

/** When a match minute, which may be fractional, is reached: milliseconds after the start. */
export const timeOf = ({ period, periods, minuteMs, breakMs }: Timing, minute: number): number =>
  minute * minuteMs + Math.min(Math.floor(minute / period), periods - 1) * breakMs

/** The period and the match minute after `elapsed` milliseconds, and whether there is a break. */
export function positionAt(timing: Timing, elapsed: number): { index: number; minute: number; isBreak: boolean } {
  const { period, periods, minuteMs, breakMs } = timing
  const round = period * minuteMs + breakMs
  const index = Math.min(Math.floor(elapsed / round), periods - 1)
  const within = elapsed - index * round
  const minute = Math.min(within / minuteMs, period)
  return { index, minute: index * period + minute, isBreak: within >= period * minuteMs && index < periods - 1 }
}

/** The match clock as shown: the current minute. */
export function clockOf(timing: Timing, elapsed: number): PlayClock {
  const { index, minute, isBreak } = positionAt(timing, elapsed)
  if (isBreak) return { period: timing.pause }
  return { period: timing.name(index), minute: Math.min(Math.floor(minute) + 1, timing.period * (index + 1)) }
}

/** The played share of the match, from 0 to 1. */
export const playedAt = (timing: Timing, elapsed: number): number =>
  positionAt(timing, elapsed).minute / (timing.period * timing.periods)
