import type { Bet, Sport, SportEvent, State } from './api-types.ts'
import type { BookSettings, LookName } from './options.ts'
import type { Route } from './routes.ts'
import type { Slip } from './slip.ts'
import type { Texts } from './texts.ts'

/** Data from the server: loading, failed or ready. */
export type Loaded<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T }

/** The message of the slip. */
export interface Notice {
  kind: 'error' | 'funds' | 'sign-in' | 'changed'
  text: string
}

/** The state of the sportsbook. */
export interface BookState {
  look: LookName
  settings: BookSettings
  texts: Texts
  size: 'phone' | 'tablet' | 'desktop'
  /** Whether the sports fit beside lists and slip. */
  hasSide: boolean
  route: Route
  account: State | null
  sports: Loaded<Sport[]>
  /** Ids of the events of the list that is shown. */
  list: Loaded<string[]>
  results: Loaded<SportEvent[]>
  event: Loaded<string>
  events: ReadonlyMap<string, SportEvent>
  /** The direction of recent changes of odds by `event|market|outcome`. */
  moves: ReadonlyMap<string, 'up' | 'down'>
  slip: Slip
  isSlipOpen: boolean
  isPlacing: boolean
  acceptOdds: 'none' | 'higher' | 'any'
  notice: Notice | null
  /** The bets of the last slip, until the player closes the receipt. */
  placed: Bet[] | null
  betsTab: 'open' | 'settled'
  bets: Loaded<Bet[]>
  /** The bet whose cash-out waits for confirmation or for its response. */
  cashOut: { bet: string; isSent: boolean; text?: string } | null
  /** How far the server’s clock is ahead, in milliseconds. */
  clockAhead: number
}

/** Whether somebody is signed in. */
export const isPlayer = ({ account }: BookState): boolean => account?.signedIn ?? false
