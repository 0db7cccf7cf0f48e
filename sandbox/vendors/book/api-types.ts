/** The responses of the sportsbook’s API; see sandbox/domains/sport/README.md. Amounts are integers in minor units, times ISO 8601. */
export interface State {
  at: string
  signedIn: boolean
  currency: string
  digits: number
  balance: number
  limits: { min: number; max: number; maxWin: number; maxSelections: number }
}

interface League {
  id: string
  name: string
  country: string
}

export interface Sport {
  id: string
  prematch: number
  live: number
  leagues: (League & { prematch: number; live: number })[]
}

export interface Outcome {
  id: string
  name: string
  odds: number
  result?: 'won' | 'lost' | 'void'
}

export interface Market {
  id: string
  kind: string
  line?: number
  suspended: boolean
  outcomes: Outcome[]
}

export interface Runner {
  number: number
  name: string
  jockey: string
  trainer: string
  age: number
  weight: number | string
  form: string
  silks: { body: string; sleeves: string; cap: string }
  place?: number
}

export interface SportEvent {
  id: string
  sport: string
  league: League
  name: string
  home: string
  away: string
  startsAt: string
  status: 'prematch' | 'live' | 'finished' | 'cancelled'
  suspended: boolean
  marketCount: number
  markets: Market[]
  score?: [number, number]
  periods?: [number, number][]
  clock?: { period: string; minute?: number }
  serving?: 'home' | 'away'
  runners?: Runner[]
}

/** Names an outcome. */
export interface Pick {
  event: string
  market: string
  outcome: string
}

export interface BetOrder {
  stake: number
  selections: (Pick & { odds: number })[]
}

/** An order of a bet slip; sending it again with the same id places no second bet. */
export interface SlipOrder {
  id: string
  acceptOdds: 'none' | 'higher' | 'any'
  bets: BetOrder[]
}

export interface BetSelection extends Pick {
  odds: number
  status: 'open' | 'won' | 'lost' | 'void'
  name: string
  league: string
  sport: string
  startsAt: string
  label: string
}

export interface Bet {
  id: string
  stake: number
  odds: number
  possibleWin: number
  win: number
  status: 'open' | 'won' | 'lost' | 'cancelled' | 'cashed-out'
  placedAt: string
  settledAt?: string
  selections: BetSelection[]
  cashOut?: number
}

/** A page of a list. */
export interface Rows<T> {
  count: number
  rows: T[]
}
