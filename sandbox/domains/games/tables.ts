import type { Generated } from 'kysely'
import type { Bet, Game, GameSessionRequest, GameType } from '#api'
import type { Flag } from '../../app/db/flag.ts'

/** The tables of games, game sessions and bets. */
export interface GameTables {
  providers: { id: string; name: string }
  games: {
    provider_id: string
    id: string
    name: string
    search_text: string
    type: GameType
    popularity: number
    released_at: number
    is_new: Flag
    is_hot: Flag
    has_demo: Flag
    has_jackpot: Flag
    rtp: number | null
    volatility: NonNullable<Game['volatility']> | null
  }
  categories: { id: string; position: number }
  category_names: { category_id: string; lang: string; name: string }
  game_categories: { category_id: string; provider_id: string; game_id: string }
  favourites: { id: Generated<number>; user_id: number; provider_id: string; game_id: string }
  /** `player_session` is the hash of the session from which a signed-in player opened it. */
  game_sessions: {
    hash: string
    provider_id: string
    game_id: string
    mode: GameSessionRequest['mode']
    user_id: number | null
    player_session: string | null
    currency: string
    lang: GameSessionRequest['lang']
    device: GameSessionRequest['device']
    page_origin: string
    return_url: string | null
    demo_balance: number
    expires_at: number
  }
  /** `spots` and `result` are JSON: the stakes, and the result or, while cards are dealt, the state of the hand. */
  bets: {
    id: Generated<number>
    user_id: number | null
    session_hash: string | null
    bet_key: string | null
    kind: Bet['kind']
    provider_id: string | null
    game_id: string | null
    event: string | null
    odds: number | null
    round: string | null
    spots: string
    stake: number
    stake_bonus: number
    win: number
    currency: string
    status: Bet['status']
    result: string | null
    placed_at: number
    /** When it is settled automatically; null if the player’s decision or the event ends it. */
    settles_at: number | null
    settled_at: number | null
  }
}
