import type { Chance } from '../../../app/chance.ts'

/** Home and away. */
export type Score = readonly [home: number, away: number]

export type Side = 'home' | 'away'

/** How a match stands at some moment. */
export interface Standing {
  /** Goals, points, or sets. */
  score: Score
  /** The same by period or set, the running one last. */
  periods: readonly Score[]
  serving?: Side
}

/** A change of the standing. */
export interface Moment extends Standing {
  /** Milliseconds after the start. */
  at: number
  /** Whether bets are suspended for a while. */
  halts: boolean
}

/** What comes of a match: its changes in their order, and how long it lasts, in milliseconds. */
export interface Course {
  moments: readonly Moment[]
  length: number
}

/** What a match is expected to bring, in the terms of its sport: goals, points, the share of games or rallies. */
export type Expectation = readonly [home: number, away: number]

/** Where a match is in its time. */
export interface PlayClock {
  period: string
  minute?: number
}

/** The final scores that are possible, each with its probability; they sum to 1. */
export type Forecast = readonly { score: Score; probability: number }[]

/** How matches of a sport go, and what they may come to. */
export interface SportRules {
  /** From the teams’ strengths, 1 to -1. */
  expect(home: number, away: number): Expectation
  /** The expectation after the market has moved by `balance` to the home side and by `tempo` altogether, both small. */
  move(expectation: Expectation, balance: number, tempo: number): Expectation
  /** Plays a match to its end, from a standing at `at`. */
  play(expectation: Expectation, chance: Chance, from?: Moment): Course
  /** What may come of a match that stands so, after so many milliseconds. */
  forecast(expectation: Expectation, standing: Standing, elapsed: number): Forecast
  /** A standing with this score, from which a match may be played on. */
  standAt(score: Score, at: number): Moment
  clock(standing: Standing, elapsed: number): PlayClock
}

/** The standing at the start of a match. */
export const kickOff: Moment = { at: 0, score: [0, 0], periods: [[0, 0]], halts: false }

/** A score with so much added on a side. */
export const plus = ([home, away]: Score, side: Side, amount: number): Score =>
  side === 'home' ? [home + amount, away] : [home, away + amount]
