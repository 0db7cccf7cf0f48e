import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import type { SportProvider } from './tables.ts'
import type { Session } from '../../app/plugins/sessions.ts'

/** How long a session may be idle, in milliseconds. */
const idleLimit = 30 * 60_000
/** How long an expired session is kept. */
const keptMs = 24 * 60 * 60_000

/** A player’s session with a vendor. */
export interface SportSession {
  hash: string
  provider: SportProvider
  userId: number
  currency: string
  lang: string
  device: 'desktop' | 'mobile'
}

interface Opening {
  provider: SportProvider
  player: Session
  lang: string
  device: 'desktop' | 'mobile'
}

/**
 * Players’ sessions with the vendors. A token is valid for one player, one vendor and one session of the player; the
 * database holds its SHA-256.
 */
export class SportSessions {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Opens a session and returns its token. */
  async open({ provider, player, lang, device }: Opening): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = this.#clock.now()
    await this.#db
      .deleteFrom('sport_sessions')
      .where('expires_at', '<', now - keptMs)
      .execute()
    await this.#db
      .insertInto('sport_sessions')
      .values({
        hash: hashOf(token),
        provider,
        user_id: player.userId,
        player_session: player.hash,
        lang,
        device,
        expires_at: now + idleLimit,
      })
      .execute()
    return token
  }

  /** The live session of a token, which is extended, or null. It ends with the player’s session and account. */
  async use(token: string): Promise<SportSession | null> {
    const now = this.#clock.now()
    const row = await this.#db
      .selectFrom('sport_sessions as own')
      .innerJoin('sessions', 'sessions.hash', 'own.player_session')
      .innerJoin('users', 'users.id', 'own.user_id')
      .where('own.hash', '=', hashOf(token))
      .where('own.expires_at', '>', now)
      .where('sessions.expires_at', '>', now)
      .where('closed', '=', 0)
      .select(['own.hash', 'provider', 'own.user_id as userId', 'currency', 'lang', 'device'])
      .executeTakeFirst()
    if (!row) return null
    await this.#db
      .updateTable('sport_sessions')
      .set({ expires_at: now + idleLimit })
      .where('hash', '=', row.hash)
      .execute()
    return row
  }

  /** Ends all sessions, or those of a player. */
  async expire(userId?: number): Promise<void> {
    let sessions = this.#db.updateTable('sport_sessions').set({ expires_at: this.#clock.now() })
    if (userId !== undefined) sessions = sessions.where('user_id', '=', userId)
    await sessions.execute()
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
