import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code } from '../../app/errors.ts'

const hour = 60 * 60 * 1000
const lifetimes = { email: 72 * hour, password: hour }

/** What a link is for: confirming an email address, or setting a new password. */
type Kind = keyof typeof lifetimes

/** Links in emails. Each works once and expires; the database holds only the SHA-256 of its secret. */
export class Links {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Returns the secret of a new link, the last segment of its path; earlier links of its kind stop working. */
  async create(kind: Kind, userId: number, email: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url')
    await this.#db.deleteFrom('links').where('user_id', '=', userId).where('kind', '=', kind).execute()
    const row = { hash: hashOf(secret), kind, user_id: userId, email, expires_at: this.#clock.now() + lifetimes[kind] }
    await this.#db.insertInto('links').values(row).execute()
    return secret
  }

  /** Consumes a link; returns its user and the address to which it was sent. Throws 114 if it is invalid. */
  async use(kind: Kind, secret: string): Promise<{ userId: number; email: string }> {
    const link = await this.#db
      .deleteFrom('links')
      .where('hash', '=', hashOf(secret))
      .where('kind', '=', kind)
      .returning(['user_id', 'email', 'expires_at'])
      .executeTakeFirst()
    if (!link || link.expires_at <= this.#clock.now()) throw new ApiError(400, code.linkSpent)
    return { userId: link.user_id, email: link.email }
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
