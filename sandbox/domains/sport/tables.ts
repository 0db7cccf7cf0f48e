import type { Generated } from 'kysely'
import type { Flag } from '../../app/db/flag.ts'

/** A vendor of a sportsbook or of horse races. */
export type SportProvider = 'digitain' | 'gagroup' | 'altenar' | 'betby' | 'sp' | 'horses'

/** The tables of the sportsbook. */
export interface SportTables {
  /** `player_session` is the hash of the session from which it was opened. */
  sport_sessions: {
    hash: string
    provider: SportProvider
    user_id: number
    player_session: string
    lang: string
    device: 'desktop' | 'mobile'
    expires_at: number
  }
  /** `key` is the vendor page’s key for the slip, `content` its request in JSON. */
  slips: {
    id: Generated<number>
    user_id: number
    key: string
    provider: SportProvider
    content: string
    placed_at: number
  }
  slip_bets: { bet_id: number; slip_id: number; cashed_out: Generated<Flag> }
  /** The selections of a bet, with what is shown of them long after the event. */
  selections: {
    id: Generated<number>
    bet_id: number
    event_id: string
    market_id: string
    outcome_id: string
    odds: number
    name: string
    league: string
    sport: string
    starts_at: number
    label: string
    status: Generated<'open' | 'won' | 'lost' | 'void'>
  }
}
