import type { Selectable } from 'kysely'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { iso } from '../../app/times.ts'
import { toMajor } from '../../app/money.ts'
import type { ServedOperation } from '../../app/served.ts'

/** A payment as stored. */
export type PaymentRow = Selectable<Tables['payments']>

/** The statuses of payments that are not over. */
export const openStatuses: ServedOperation['status'][] = ['pending', 'processing', 'redirect']

/** A player’s payment by its key. */
export const findPayment = (db: Database, userId: number, key: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').where('user_id', '=', userId).where('key', '=', key).selectAll().executeTakeFirst()

/** Whether the player may still cancel a payment. */
export const canCancel = ({ direction, status }: PaymentRow): boolean =>
  direction === 'withdrawal' && status === 'pending'

/** A payment as its player sees it; `redirectUrl` is its payment page. */
export async function shownPayment(db: Database, row: PaymentRow, redirectUrl: string): Promise<ServedOperation> {
  const voucher = await db.selectFrom('vouchers').where('issued_by', '=', row.id).select('code').executeTakeFirst()
  return {
    id: row.id,
    key: row.key,
    direction: row.direction,
    methodId: row.method_id,
    methodName: row.method_name,
    amount: toMajor(row.amount, row.currency),
    fee: toMajor(row.fee, row.currency),
    currency: row.currency,
    status: row.status,
    ...(row.status === 'redirect' && { redirectUrl }),
    ...(voucher && { voucher: voucher.code }),
    ...(row.premium === 1 && { premium: true }),
    ...(row.reason !== null && { reason: row.reason }),
    canCancel: canCancel(row),
    at: iso(row.at),
    ...(row.ended_at !== null && { endedAt: iso(row.ended_at) }),
  }
}
