import type { Verdict } from './judge.ts'
import type { SportId } from './leagues.ts'

export type EventStatus = 'prematch' | 'live' | 'finished' | 'cancelled'

/** An outcome with its odds of now, and how likely it is without the house’s margin. */
interface PricedOutcome {
  id: string
  /** In English. */
  name: string
  odds: number
  probability: number
}

/** A market with its odds of now. Where it is suspended, it takes no bets. */
export interface PricedMarket {
  id: string
  kind: string
  line?: number
  suspended: boolean
  outcomes: PricedOutcome[]
}

/** What can be bet on, as it stands at a moment: a match or a race. */
export interface BookEvent {
  readonly id: string
  readonly sport: SportId | 'horse-racing'
  readonly league: { id: string; name: string; country: string }
  readonly name: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly status: EventStatus
  /** Whether none of its markets takes bets for a while. */
  readonly suspended: boolean
  /** Differs from the one before where anything that is shown does. */
  readonly version: string
  readonly marketCount: number
  markets(which: 'main' | 'all'): PricedMarket[]
  /** A market by its id, one whose line is no longer listed too; null where there is none such. */
  market(id: string): PricedMarket | null
  /** What came of an outcome, once the event is over. */
  judge(market: string, outcome: string): Verdict
  /** An outcome in short, such as `1` or `over 2.5`. */
  label(market: string, outcome: string): string
  /** What is shown of it besides. */
  details(): object
}

/** Whether an event is over: its bets are settled. */
export const isOver = ({ status }: Pick<BookEvent, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled'

/** A market’s id: its kind, with its line where it has one. */
export const marketId = (kind: string, line: number | undefined): string =>
  line === undefined ? kind : `${kind}:${line}`

/** The kind and the line of a market’s id; the line is 0 where it has none. */
export function readMarketId(id: string): { kind: string; line: number; hasLine: boolean } {
  const [kind = '', line] = id.split(':')
  return { kind, line: Number(line ?? 0), hasLine: line !== undefined }
}
