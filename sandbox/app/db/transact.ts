import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './migrations/run-sql.ts'

/**
 * Runs `work` in a transaction that no other one with the same key runs beside, on any instance. What it reads and then
 * changes must belong to the key, such as one player’s money to `user:7`.
 */
export const transact = <T>(db: Database, key: string, work: (transaction: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await lock(transaction, key)
    return work(transaction)
  })

/**
 * Waits until no other transaction holds the key, and holds it until this one ends. SQLite runs one transaction at a
 * time. Transactions that hold several keys take them in the same order.
 */
export async function lock(transaction: Database, key: string): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
}

/** The key of what belongs to one player. */
export const userKey = (id: number) => `user:${id}`
