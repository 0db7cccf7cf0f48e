import type { Database } from '../../app/db/database.ts'

/** Amounts by purse, integers of the currency’s minor unit. `held` is the money of withdrawals that are not over. */
export interface Purses {
  real: number
  bonus: number
  held: number
}

/** Opens a user’s accounts, and the house’s accounts in that currency if they are missing. */
export async function openAccounts(db: Database, userId: number, currency: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ user_id: null, purse: 'house', currency })
    .onConflict((on) => on.doNothing())
    .execute()
  await db
    .insertInto('accounts')
    .values([
      { user_id: userId, purse: 'real', currency },
      { user_id: userId, purse: 'bonus', currency },
      { user_id: userId, purse: 'held', currency },
    ])
    .execute()
}

/** The amounts to add to a user’s purses; negative amounts are taken. */
export type Move = { userId: number; kind: string; at: number } & Partial<Purses>

/**
 * Writes one transaction between a user’s purses, and the house if they do not sum to zero; call it within a database
 * transaction. Returns its id, or null if nothing moves. Rejects an overdraft.
 */
export async function post(db: Database, move: Move): Promise<number | null> {
  const accounts = await db
    .selectFrom('accounts as own')
    .innerJoin('accounts as house', (join) =>
      join.onRef('house.currency', '=', 'own.currency').on('house.user_id', 'is', null),
    )
    .where('own.user_id', '=', move.userId)
    .orderBy('own.id')
    .select(['own.id', 'own.purse', 'house.id as houseId'])
    .execute()
  const own = accounts.flatMap(({ id, purse }) => {
    const amount = purse === 'house' ? 0 : (move[purse] ?? 0)
    return amount === 0 ? [] : [{ account_id: id, amount }]
  })
  if (own.length === 0) return null

  const rest = -own.reduce((sum, { amount }) => sum + amount, 0)
  const entries = rest === 0 ? own : [...own, { account_id: accounts[0]!.houseId, amount: rest }]

  const { id } = await db
    .insertInto('transactions')
    .values({ kind: move.kind, at: move.at, posted: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('entries')
    .values(entries.map((entry) => ({ transaction_id: id, ...entry })))
    .execute()
  await db.updateTable('transactions').set({ posted: 1 }).where('id', '=', id).execute()
  return id
}

/** A user’s balances: the sums of the posted entries. */
export async function readPurses(db: Database, userId: number): Promise<Purses> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('entries', 'entries.account_id', 'accounts.id')
    .innerJoin('transactions', 'transactions.id', 'entries.transaction_id')
    .where('accounts.user_id', '=', userId)
    .where('transactions.posted', '=', 1)
    .groupBy('accounts.purse')
    .select(({ fn }) => ['accounts.purse', fn.sum<number>('entries.amount').as('amount')])
    .execute()
  const of = (purse: string) => rows.find((row) => row.purse === purse)?.amount ?? 0
  return { real: of('real'), bonus: of('bonus'), held: of('held') }
}
