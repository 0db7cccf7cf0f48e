import type { Verdict } from './judge.ts'
import type { SportId } from './leagues.ts'

/** The status of an event. */
export type EventStatus = 'prematch' | 'live' | 'finished' | 'cancelled'

/** An outcome with its current odds, and its probability without the house’s margin. */
interface PricedOutcome {
  id: string
  /** In English. */
  name: string
  odds: number
  probability: number
}

/** A market with its current odds. While it is suspended, it accepts no bets. */
export interface PricedMarket {
  id: string
  kind: string
  line?: number
  suspended: boolean
  outcomes: PricedOutcome[]
}

/** A match or a race in its state at one moment. */
export interface BookEvent {
  readonly id: string
  readonly sport: SportId | 'horse-racing'
  readonly league: { id: string; name: string; country: string }
  readonly name: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly status: EventStatus
  /** Whether betting on all of its markets is paused. */
  readonly suspended: boolean
  /** Changes whenever anything that is shown changes. */
  readonly version: string
  readonly marketCount: number
  markets(which: 'main' | 'all'): PricedMarket[]
  /** A market by its id, including lines that are no longer listed; null if it does not exist. */
  market(id: string): PricedMarket | null
  /** The result of an outcome, once the event is over. */
  judge(market: string, outcome: string): Verdict
  /** The short name of an outcome, such as `1` or `over 2.5`. */
  label(market: string, outcome: string): string
  /** Further fields that are shown. */
  details(): object
}

/** Whether an event is over, so that its bets are settled. */
export const isOver = ({ status }: Pick<BookEvent, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled'

/** The id of a market: its kind and, if it has one, its line. */
export const marketId = (kind: string, line: number | undefined): string =>
  line === undefined ? kind : `${kind}:${line}`

/** Splits a market id into kind and line; the line is 0 if it has none. */
export function readMarketId(id: string): { kind: string; line: number; hasLine: boolean } {
  const [kind = '', line] = id.split(':')
  return { kind, line: Number(line ?? 0), hasLine: line !== undefined }
}
