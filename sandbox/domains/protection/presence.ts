import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact } from '../../app/db/transact.ts'
import type { Sessions } from '../account/sessions.ts'
import { isTimeUsedUp } from './checks.ts'

/** How long a player without a connected page counts as present after a call, in milliseconds. */
const absentAfterMs = 15 * 60_000
/** The resolution of the count, in milliseconds. */
const resolutionMs = 5000

/**
 * Counts the time that players are signed in and present on any device, and ends their sessions when a limit is
 * reached.
 */
export class Presence {
  readonly #db: Database
  readonly #clock: Clock
  readonly #sessions: Sessions
  /** The number of pages by player that are connected to this instance. */
  readonly #connected = new Map<number, number>()
  readonly #counted = new Map<number, number>()

  constructor(db: Database, clock: Clock, sessions: Sessions) {
    this.#db = db
    this.#clock = clock
    this.#sessions = sessions
  }

  /** Call it when a page of the player connects. */
  async enter(userId: number): Promise<void> {
    await this.touch(userId)
    this.#connected.set(userId, (this.#connected.get(userId) ?? 0) + 1)
  }

  /** Call it when a page of the player disconnects. */
  async leave(userId: number): Promise<void> {
    await this.#extend(userId)
    const left = (this.#connected.get(userId) ?? 0) - 1
    if (left > 0) this.#connected.set(userId, left)
    else this.#connected.delete(userId)
  }

  /** Records that the player is present. Returns whether they may stay; if not, their sessions have ended. */
  async touch(userId: number): Promise<boolean> {
    const since = Math.abs(this.#clock.now() - (this.#counted.get(userId) ?? -Infinity))
    if (since < resolutionMs) return true
    await this.#extend(userId)
    if (!(await isTimeUsedUp(this.#db, userId, this.#clock.now()))) return true
    await this.#sessions.endAll(userId)
    return false
  }

  /** Records the players with connected pages. */
  async advance(): Promise<void> {
    for (const userId of this.#connected.keys()) await this.touch(userId)
  }

  /** Clears the recorded times; for a database that is reset. */
  clear(): void {
    this.#counted.clear()
  }

  async #extend(userId: number): Promise<void> {
    const now = this.#clock.now()
    this.#counted.set(userId, now)
    await transact(this.#db, `presence:${userId}`, async (db) => {
      const last = await db
        .selectFrom('presence')
        .where('user_id', '=', userId)
        .orderBy('ends_at', 'desc')
        .select(['id', 'ends_at'])
        .executeTakeFirst()
      const isContinued =
        last && last.ends_at <= now && (this.#connected.has(userId) || now - last.ends_at <= absentAfterMs)
      if (isContinued) await db.updateTable('presence').set({ ends_at: now }).where('id', '=', last.id).execute()
      else if (!last || last.ends_at < now)
        await db.insertInto('presence').values({ user_id: userId, starts_at: now, ends_at: now }).execute()
    })
  }
}
