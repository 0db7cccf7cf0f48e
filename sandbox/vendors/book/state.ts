import type { Bet, Sport, SportEvent, State } from './api-types.ts'
import type { BookSettings, LookName } from './options.ts'
import type { Route } from './routes.ts'
import type { Slip } from './slip.ts'
import type { Texts } from './texts.ts'

/** Something that comes from the server: not here yet, here, or not to be had. */
export type Loaded<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T }

/** What the slip says below its button. */
export interface Notice {
  kind: 'error' | 'funds' | 'sign-in' | 'changed'
  text: string
}

/** Everything that is drawn. */
export interface BookState {
  look: LookName
  settings: BookSettings
  texts: Texts
  size: 'phone' | 'tablet' | 'desktop'
  /** Whether there is room for the sports beside lists and slip. */
  hasSide: boolean
  route: Route
  account: State | null
  sports: Loaded<Sport[]>
  /** Ids of the events of the list that is shown. */
  list: Loaded<string[]>
  results: Loaded<SportEvent[]>
  event: Loaded<string>
  events: ReadonlyMap<string, SportEvent>
  /** Where odds went just now, by `event|market|outcome`. */
  moves: ReadonlyMap<string, 'up' | 'down'>
  slip: Slip
  isSlipOpen: boolean
  isPlacing: boolean
  acceptOdds: 'none' | 'higher' | 'any'
  notice: Notice | null
  /** The bets that were placed just now. */
  placed: Bet[] | null
  betsTab: 'open' | 'settled'
  bets: Loaded<Bet[]>
  /** The bet whose cash-out waits for a second press, or is on its way. */
  cashOut: { bet: string; isSent: boolean; text?: string } | null
  /** How far the server’s clock is ahead of this one, in milliseconds. */
  clockAhead: number
}

/** Whether somebody is signed in. */
export const isPlayer = ({ account }: BookState): boolean => account?.signedIn ?? false
