import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import type { Purse } from '../account/wallet.ts'
import { keptFields } from './fields.ts'
import { fingerprint, type Order, type Payer, type Request } from './orders.ts'
import type { PaymentRow } from './rows.ts'
import { advancePayment, audit, holdWithdrawal, paymentTimeouts } from './states.ts'
import { textsOf } from './texts.ts'
import { issueVoucher, spendVoucher } from './vouchers.ts'

interface NewPayment {
  payer: Payer
  key: string
  request: Request
  order: Order
  now: number
}

/** Stores a valid payment with its row in the history and the money that it holds; one by voucher completes at once. */
export async function writePayment(
  db: Database,
  purse: Purse,
  { payer, key, request, order, now }: NewPayment,
): Promise<PaymentRow> {
  const { rule, amount, fee, currency, fields } = order
  const { direction, flow } = rule
  const lang = request.lang ?? 'en'
  const method = textsOf(lang).methods[rule.id]
  const status = flow === 'page' ? ('redirect' as const) : ('pending' as const)
  const signed = direction === 'deposit' ? amount : -amount
  const operation = {
    user_id: payer.id,
    kind: direction,
    method,
    amount: signed,
    currency,
    status: 'pending' as const,
    at: now,
  }
  const { id: operationId } = await db
    .insertInto('operations')
    .values(operation)
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('payments')
    .values({
      user_id: payer.id,
      key,
      request: fingerprint(request),
      direction,
      method_id: rule.id,
      method_name: method,
      amount,
      fee,
      currency,
      details: JSON.stringify(keptFields(fields)),
      bonus: bonusOf(request, payer),
      status,
      reason: null,
      premium: flag(flow === 'staff'),
      lang,
      return_url: request.direction === 'deposit' ? request.returnUrl : null,
      operation_id: operationId,
      at: now,
      due_at: flow === 'staff' ? null : now + paymentTimeouts[status],
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(db, row.id, { status, actor: 'player' }, await holdWithdrawal(purse, row), now)
  if (flow !== 'voucher') return row

  if (direction === 'deposit') await spendVoucher(db, fields.code ?? '', currency, amount)
  else await issueVoucher(db, currency, amount - fee, row.id)
  await advancePayment(db, purse, row, { status: 'done', actor: 'player' }, now)
  return db.selectFrom('payments').where('id', '=', row.id).selectAll().executeTakeFirstOrThrow()
}

/** The bonus of a first deposit: the requested one, otherwise the one chosen at registration. */
function bonusOf(request: Request, { hasDeposited, bonus }: Payer): PaymentRow['bonus'] {
  if (request.direction !== 'deposit' || hasDeposited) return null
  return request.bonus === undefined ? bonus : request.bonus || null
}
