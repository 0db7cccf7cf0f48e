import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { JackpotList } from '#api'
import type { Database } from '../../app/db/database.ts'
import { transact } from '../../app/db/transact.ts'
import { toMajor } from '../../app/money.ts'

/** The key of transactions that change jackpots; it is taken after that of a player. */
export const jackpotsKey = 'jackpots'

/** Every jackpot, by kind and level. */
export async function listJackpots(db: Database): Promise<JackpotList> {
  const rows = await db
    .selectFrom('jackpots')
    .select(['id', 'name', 'kind', 'level', 'amount', 'currency', 'last_won_at', 'last_won_amount'])
    .orderBy('kind')
    .orderBy('level')
    .execute()
  return rows.map(({ last_won_at: wonAt, last_won_amount: won, ...row }) => ({
    ...row,
    amount: toMajor(row.amount, row.currency),
    ...(wonAt !== null && { lastWonAt: new Date(wonAt).toISOString() }),
    ...(won !== null && { lastWonAmount: toMajor(won, row.currency) }),
  }))
}

/** Raises every jackpot by one to two of its steps; one that reaches its ceiling is won and restarts. */
export async function growJackpots(db: Database, now: number): Promise<void> {
  await transact(db, jackpotsKey, async (transaction) => {
    await transaction
      .updateTable('jackpots')
      .set({ amount: sql<number>`amount + step + ${randomInt(2 ** 32)} % step` })
      .execute()
    await transaction
      .updateTable('jackpots')
      .set(({ ref }) => ({ amount: ref('start'), last_won_at: now, last_won_amount: ref('amount') }))
      .whereRef('amount', '>=', 'ceiling')
      .execute()
  })
}
