import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { transact } from './db/transact.ts'
import { tooMany } from './errors.ts'

/** The allowed number of attempts within a time. */
export interface Limit {
  times: number
  withinMs: number
}

/** Counts rate-limited attempts. */
export class RateLimits {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Counts one more attempt under a key; throws 429 once the limit is reached. */
  take(key: string, { times, withinMs }: Limit): Promise<void> {
    const now = this.#clock.now()
    return transact(this.#db, `attempts:${key}`, async (transaction) => {
      await transaction
        .deleteFrom('attempts')
        .where('key', '=', key)
        .where('at', '<=', now - withinMs)
        .execute()
      const attempts = await transaction.selectFrom('attempts').where('key', '=', key).select('at').execute()
      if (attempts.length >= times) throw tooMany(Math.min(...attempts.map(({ at }) => at)) + withinMs - now)
      await transaction.insertInto('attempts').values({ key, at: now }).execute()
    })
  }

  /** Clears the attempts under a key. */
  async clear(key: string): Promise<void> {
    await this.#db.deleteFrom('attempts').where('key', '=', key).execute()
  }
}
