import type { CashbackList, CashbacksQuery, OperationList, OperationsQuery } from '#api'
import type { Database } from '../../app/db/database.ts'
import { toMajor } from '../../app/money.ts'
import { iso, timesOf } from '../../app/times.ts'

/** The player whose history is read, and their currency. */
export interface HistoryOwner {
  userId: number
  currency: string
}

/** One page of a player’s cashbacks, latest first. */
export async function listCashbacks(
  db: Database,
  { userId, currency }: HistoryOwner,
  query: CashbacksQuery,
): Promise<CashbackList> {
  const { page = 1, size = 20, status } = query
  const { from, to } = timesOf(query)
  let matching = db.selectFrom('cashbacks').where('user_id', '=', userId).where('at', '>=', from).where('at', '<', to)
  if (status) matching = matching.where('status', '=', status)
  const all = await matching.select(['amount', 'status']).execute()
  const rows = await matching
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const paid = all.reduce((sum, row) => sum + (row.status === 'paid' ? row.amount : 0), 0)
  return {
    count: all.length,
    rows: rows.map((row) => ({
      id: String(row.id),
      amount: toMajor(row.amount, row.currency),
      currency: row.currency,
      period: { from: iso(row.starts_at), to: iso(row.ends_at) },
      status: row.status,
      at: iso(row.at),
    })),
    totals: { paid: toMajor(paid, currency), currency },
  }
}

/** One page of a player’s deposits, withdrawals and other operations, latest first. */
export async function listOperations(
  db: Database,
  { userId, currency }: HistoryOwner,
  query: OperationsQuery,
): Promise<OperationList> {
  const { page = 1, size = 20, kind, status } = query
  const { from, to } = timesOf(query)
  let matching = db.selectFrom('operations').where('user_id', '=', userId).where('at', '>=', from).where('at', '<', to)
  if (kind) matching = matching.where('kind', '=', kind)
  if (status) matching = matching.where('status', '=', status)
  const all = await matching.select(['amount', 'status']).execute()
  const rows = await matching
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const completed = all.filter((row) => row.status === 'completed').map(({ amount }) => amount)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    count: all.length,
    rows: rows.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      ...(row.method !== null && { method: row.method }),
      amount: toMajor(row.amount, row.currency),
      currency: row.currency,
      status: row.status,
      at: iso(row.at),
    })),
    totals: {
      in: toMajor(sum(completed.filter((amount) => amount > 0)), currency),
      out: toMajor(-sum(completed.filter((amount) => amount < 0)), currency),
      currency,
    },
  }
}
