import type { Generated } from 'kysely'
import type { PlayerBreak, PlayerLimit } from '#api'

/** The tables of player protection. */
export interface ProtectionTables {
  /**
   * `amount` and `wanted` are null for no limit; whole minutes for `session`. `wanted_from` is null if no looser limit
   * is pending.
   */
  player_limits: {
    user_id: number
    kind: PlayerLimit['kind']
    period: PlayerLimit['period']
    amount: number | null
    wanted: number | null
    wanted_from: number | null
  }
  /** `rules` is JSON. */
  player_rules: { user_id: number; rules: string }
  declined_limits: { user_id: number; kind: PlayerLimit['kind'] }
  /** `months`: after how many the player wants to be asked; null for the brand’s own interval. */
  limit_reviews: { user_id: number; reviewed_at: number; months: number | null }
  player_breaks: {
    id: Generated<number>
    user_id: number
    kind: PlayerBreak['kind']
    starts_at: number
    ends_at: number | null
  }
  /** When a player was present: signed in, with a page that is connected or makes calls. */
  presence: { id: Generated<number>; user_id: number; starts_at: number; ends_at: number }
}
