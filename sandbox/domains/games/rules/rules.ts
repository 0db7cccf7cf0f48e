import type { Chance } from '../../../app/chance.ts'

/** The stakes by spot, integers of the minor unit. */
export type Bets = Record<string, number>

/** The rules of a game in which one outcome decides all bets. */
export interface DrawRules<Outcome = unknown> {
  /** Whether the spot exists. */
  accepts(spot: string): boolean
  draw(chance: Chance): Outcome
  /** Whether a fixed outcome could be drawn. */
  isOutcome(value: unknown): value is Outcome
  /** The return of a stake of 1 on the spot, including the stake. */
  pays(spot: string, outcome: Outcome): number
  /** The long-term return of a spot, as a share of the stake. */
  rtp(spot: string): number
  /** The spot whose return is stated for the game. */
  mainSpot: string
  /** The part of the outcome that players see, if not all of it. */
  show?(outcome: Outcome): unknown
}

/** A choice that a game with decisions offers. */
export interface Decision {
  action: string
  /** The additional stake that it costs. */
  costs: number
}

/** The rules of a game in which the player decides while cards are dealt. `State` is JSON. */
export interface HandRules<State = unknown> {
  accepts(spot: string): boolean
  /** The spot that must be bet on. */
  mainSpot: string
  /** The number of packs in the deck. */
  packs: number
  deal(bets: Bets, deck: string[]): State
  decisions(state: State): Decision[]
  decide(state: State, action: string): State
  /** The total return of a finished hand. */
  returns(state: State): number
  /** The part of the state that the player may see. */
  show(state: State): unknown
  /** Plays a hand with a bet of 1,000 by the best strategy; returns the stakes and the return. */
  playWell(deck: string[]): { staked: number; returned: number }
  /** The long-term return of well played hands, as a share of the stake. */
  rtp: number
}

/** The return of bets in the minor unit; fractions stay with the house. */
export const winOf = <Outcome>(rules: DrawRules<Outcome>, bets: Bets, outcome: Outcome): number =>
  Object.entries(bets).reduce((sum, [spot, amount]) => sum + Math.floor(amount * rules.pays(spot, outcome) + 1e-6), 0)

/** Whether a value is a list of `count` whole numbers from `low` to `high`. */
export const areNumbers = (value: unknown, count: number, low: number, high: number): value is number[] =>
  Array.isArray(value) &&
  value.length === count &&
  value.every((one) => Number.isInteger(one) && one >= low && one <= high)

/** The expected value of `value` over equally likely outcomes. */
export const average = <T>(outcomes: readonly T[], value: (outcome: T) => number): number =>
  outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length
