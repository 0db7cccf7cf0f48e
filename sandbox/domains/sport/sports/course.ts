import type { Chance } from '../../../app/chance.ts'

/** The scores of home and away. */
export type Score = readonly [home: number, away: number]

/** One of the two teams or players. */
export type Side = 'home' | 'away'

/** The state of a match at one moment. */
export interface Standing {
  /** Goals, points, or sets. */
  score: Score
  /** The score by period or set, the current one last. */
  periods: readonly Score[]
  serving?: Side
}

/** A change of the standing. */
export interface Moment extends Standing {
  /** Milliseconds after the start. */
  at: number
  /** Whether bets are suspended for a while after it. */
  halts: boolean
}

/** The course of a match: its changes in order, and its length in milliseconds. */
export interface Course {
  moments: readonly Moment[]
  length: number
}

/** The expected result in the terms of the sport: goals, points, or the share of games or rallies. */
export type Expectation = readonly [home: number, away: number]

/** The phase and time of a match. */
export interface PlayClock {
  period: string
  minute?: number
}

/** The possible final scores with their probabilities, which sum to 1. */
export type Forecast = readonly { score: Score; probability: number }[]

/** The simulation and forecast of matches of a sport. */
export interface SportRules {
  /** From the teams’ strengths, 1 to -1. */
  expect(home: number, away: number): Expectation
  /** Shifts the expectation by small market moves: `balance` to the home side, `tempo` overall. */
  move(expectation: Expectation, balance: number, tempo: number): Expectation
  /** Simulates a match to its end, from the state at `at`. */
  play(expectation: Expectation, chance: Chance, from?: Moment): Course
  /** The possible results of a match with this state after `elapsed` milliseconds. */
  forecast(expectation: Expectation, standing: Standing, elapsed: number): Forecast
  /** A state with this score, from which a match can continue. */
  standAt(score: Score, at: number): Moment
  clock(standing: Standing, elapsed: number): PlayClock
}

/** The state at the start of a match. */
export const kickOff: Moment = { at: 0, score: [0, 0], periods: [[0, 0]], halts: false }

/** Adds an amount to the score of one side. */
export const plus = ([home, away]: Score, side: Side, amount: number): Score =>
  side === 'home' ? [home + amount, away] : [home, away + amount]
