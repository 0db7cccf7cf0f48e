import type { Database } from '../db/database.ts'

/** Amounts by purse, integers of the currency’s minor unit. */
export interface Purses {
  real: number
  bonus: number
}

/** Opens a user’s accounts, and the house’s in that currency where it has none yet. */
export async function openAccounts(db: Database, userId: number, currency: string): Promise<void> {
  await db.insertInto('accounts').values({ user_id: null, purse: 'house', currency }).onConflict((on) => on.doNothing()).execute()
  await db
    .insertInto('accounts')
    .values([
      { user_id: userId, purse: 'real', currency },
      { user_id: userId, purse: 'bonus', currency },
    ])
    .execute()
}

/** Writes one transaction between a user’s purses and the house; call it within a database transaction. Rejects an overdraft. */
export async function post(db: Database, move: { userId: number; kind: string; at: number } & Purses): Promise<void> {
  const accounts = await db
    .selectFrom('accounts as own')
    .innerJoin('accounts as house', (join) => join.onRef('house.currency', '=', 'own.currency').on('house.user_id', 'is', null))
    .where('own.user_id', '=', move.userId)
    .select(['own.id', 'own.purse', 'house.id as houseId'])
    .execute()
  const amounts = accounts.flatMap(({ id, purse, houseId }) => {
    const amount = purse === 'real' ? move.real : move.bonus
    return amount === 0 ? [] : [{ account_id: id, amount }, { account_id: houseId, amount: -amount }]
  })
  if (amounts.length === 0) return

  const { id } = await db
    .insertInto('transactions')
    .values({ kind: move.kind, at: move.at, posted: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('entries').values(amounts.map((entry) => ({ transaction_id: id, ...entry }))).execute()
  await db.updateTable('transactions').set({ posted: 1 }).where('id', '=', id).execute()
}

/** A user’s balances: the sums of their accounts’ posted entries. */
export async function sums(db: Database, userId: number): Promise<Purses> {
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
  return { real: of('real'), bonus: of('bonus') }
}
