import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { type Session, sessionLifetime } from '../../app/plugins/sessions.ts'
import type { Signals } from '../../app/signals.ts'

/** The sessions of signed-in players. */
export class Sessions {
  readonly #db: Database
  readonly #clock: Clock
  readonly #signals: Signals

  constructor(db: Database, clock: Clock, signals: Signals) {
    this.#db = db
    this.#clock = clock
    this.#signals = signals
  }

  /** Opens a session and returns its id for the cookie; also deletes expired sessions. */
  async start(userId: number): Promise<{ id: string; session: Session }> {
    const id = randomBytes(32).toString('base64url')
    const session = { hash: hashOf(id), userId, expiresAt: this.#clock.now() + sessionLifetime * 1000 }
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', this.#clock.now()).execute()
    await this.#db
      .insertInto('sessions')
      .values({ hash: session.hash, user_id: userId, expires_at: session.expiresAt })
      .execute()
    return { id, session }
  }

  /** The live session with this id, if its account is open. */
  async find(id: string | undefined): Promise<Session | null> {
    if (!id) return null

    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('hash', '=', hashOf(id))
      .where('expires_at', '>', this.#clock.now())
      .where('closed', '=', 0)
      .select(['hash', 'user_id', 'expires_at'])
      .executeTakeFirst()
    return row ? { hash: row.hash, userId: row.user_id, expiresAt: row.expires_at } : null
  }

  /** Ends a session and disconnects its sockets. */
  async end(hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute()
    this.#signals.emit('session-end', hash)
  }

  /** Ends every session of a user, or all but one. */
  async endAll(userId: number, except = ''): Promise<void> {
    const rows = await this.#db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('hash', '<>', except)
      .returning('hash')
      .execute()
    for (const { hash } of rows) this.#signals.emit('session-end', hash)
  }
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')
