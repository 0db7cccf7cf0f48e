import type { FastifyInstance } from 'fastify'
import type { PaymentOperation } from '#api'
import { ApiError, code } from '../../app/errors.ts'
import { issueVoucher } from './vouchers.ts'
import { iso } from '../../app/times.ts'
import { toMinor } from '../../app/money.ts'
import type { Services } from '../../app/services.ts'
import { bodies, documentParams } from '../../app/control/shapes.ts'
import { readControlled } from '../account/control-users.ts'

type Settlement = Pick<PaymentOperation, 'status' | 'reason'>

/**
 * Control calls with which a test acts as the operator who pays out or refuses, and reads payments, their audit and the
 * ledger.
 */
export function paymentControl(control: FastifyInstance, services: Services): void {
  const { db, payments } = services

  const settlement = { schema: { params: documentParams, body: bodies.payment } }
  control.patch<{ Params: { id: number }; Body: Settlement }>(
    '/payments/:id',
    settlement,
    async ({ params, body: { status, reason } }) => {
      const usual = status === 'failed' ? ('refused-by-operator' as const) : undefined
      const {
        id,
        key,
        status: now,
      } = await payments.change(params.id, { status, actor: 'operator', reason: reason ?? usual })
      return { id, key, status: now }
    },
  )

  control.get<{ Params: { id: number } }>(
    '/payments/:id/audit',
    { schema: { params: documentParams } },
    async ({ params }) => {
      const events = db.selectFrom('payment_events').where('payment_id', '=', params.id).orderBy('id')
      const rows = await events.select(['status', 'actor', 'reason', 'transaction_id as transaction', 'at']).execute()
      return rows.map((row) => ({ ...row, at: iso(row.at) }))
    },
  )

  control.get<{ Params: { login: string } }>('/users/:login/payments', async ({ params }) => {
    const { id } = await readControlled(services, params.login)
    const own = db.selectFrom('payments').where('user_id', '=', id).orderBy('id')
    return own
      .select(['id', 'key', 'direction', 'method_id as methodId', 'amount', 'fee', 'currency', 'status', 'reason'])
      .execute()
  })

  control.get<{ Params: { login: string } }>('/users/:login/ledger', async ({ params }) => {
    const { id } = await readControlled(services, params.login)
    const rows = await db
      .selectFrom('entries')
      .innerJoin('accounts', 'accounts.id', 'entries.account_id')
      .innerJoin('transactions', 'transactions.id', 'entries.transaction_id')
      .leftJoin('payment_events', 'payment_events.transaction_id', 'transactions.id')
      .where('accounts.user_id', '=', id)
      .orderBy('entries.id')
      .select([
        'entries.id',
        'entries.transaction_id as transaction',
        'kind',
        'purse',
        'amount',
        'transactions.at',
        'payment_id as payment',
      ])
      .execute()
    return rows.map((row) => ({ ...row, at: iso(row.at) }))
  })

  control.post<{ Body: { currency: string; amount: number } }>(
    '/vouchers',
    { schema: { body: bodies.voucher } },
    async ({ body: { currency, amount } }) => {
      const minor = toMinor(amount, currency)
      if (!minor) throw new ApiError(400, code.fieldInvalid, 'amount')
      return { code: await issueVoucher(db, currency, minor, null) }
    },
  )
}
