import type { Chance } from '../../../app/chance.ts'

/** What lies on each spot, integers of the minor unit. */
export type Bets = Record<string, number>

/** The rules of a game in which one outcome decides all bets. */
export interface DrawRules<Outcome = unknown> {
  /** Whether there is such a spot. */
  accepts(spot: string): boolean
  draw(chance: Chance): Outcome
  /** Whether a fixed outcome is one that could be drawn. */
  isOutcome(value: unknown): value is Outcome
  /** What a stake of 1 on the spot brings back, itself included. */
  pays(spot: string, outcome: Outcome): number
  /** What a spot brings back in the long run, a share of the stake. */
  rtp(spot: string): number
  /** The spot whose return is stated of the game. */
  mainSpot: string
  /** What players see of the outcome, where it is not the outcome itself. */
  show?(outcome: Outcome): unknown
}

/** What a game with decisions asks next; none where it is over. */
export interface Decision {
  action: string
  /** The further stake that it takes. */
  costs: number
}

/** The rules of a game in which the player decides while cards are dealt. `State` is JSON. */
export interface HandRules<State = unknown> {
  accepts(spot: string): boolean
  /** The spot that has to be bet on. */
  mainSpot: string
  /** How many packs are dealt from. */
  packs: number
  deal(bets: Bets, deck: string[]): State
  decisions(state: State): Decision[]
  decide(state: State, action: string): State
  /** What a hand that is over brings back in all. */
  returns(state: State): number
  /** What the player may see. */
  show(state: State): unknown
  /** Plays a hand of a bet of 1,000 as well as it can be played; brings back what was staked and what came of it. */
  playWell(deck: string[]): { staked: number; returned: number }
  /** What well played hands bring back in the long run, a share of the stake. */
  rtp: number
}

/** The minor units that bets bring; fractions stay with the house. */
export const winOf = <Outcome>(rules: DrawRules<Outcome>, bets: Bets, outcome: Outcome): number =>
  Object.entries(bets).reduce((sum, [spot, amount]) => sum + Math.floor(amount * rules.pays(spot, outcome) + 1e-6), 0)

/** Whether a value is a list of so many whole numbers from `low` to `high`. */
export const areNumbers = (value: unknown, count: number, low: number, high: number): value is number[] =>
  Array.isArray(value) &&
  value.length === count &&
  value.every((one) => Number.isInteger(one) && one >= low && one <= high)

/** The expected value of `value` over equally likely outcomes. */
export const average = <T>(outcomes: readonly T[], value: (outcome: T) => number): number =>
  outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length
