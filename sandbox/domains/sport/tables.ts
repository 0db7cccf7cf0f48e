import type { Generated } from 'kysely'
import type { Flag } from '../../app/db/flag.ts'

/** Who runs a sportsbook, or horse races. */
export type SportProvider = 'digitain' | 'gagroup' | 'altenar' | 'betby' | 'sp' | 'horses'

/** The tables of the sportsbook. */
export interface SportTables {
  /** `player_session` is the hash of the session that it was opened from. */
  sport_sessions: {
    hash: string
    provider: SportProvider
    user_id: number
    player_session: string
    lang: string
    device: 'desktop' | 'mobile'
    expires_at: number
  }
  /** `key` is the vendor’s page’s own name for the slip, `content` what it asked for, in JSON. */
  slips: {
    id: Generated<number>
    user_id: number
    key: string
    provider: SportProvider
    content: string
    placed_at: number
  }
  slip_bets: { bet_id: number; slip_id: number; cashed_out: Generated<Flag> }
  /** What a bet is on, and what of it is shown when the event is long over. */
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
