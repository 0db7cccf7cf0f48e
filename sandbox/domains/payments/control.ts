import type { FastifyInstance } from 'fastify'
import type { PaymentOperation } from '#api'
import { ApiError, code } from '../../app/errors.ts'
import { issueVoucher } from './vouchers.ts'
import { iso } from '../../app/times.ts'
import { toMinor } from '../../app/money.ts'
import { closed, idParams, money } from '../../app/control/shapes.ts'
import type { Database } from '../../app/db/database.ts'
import type { ControlledUsers } from '../account/control-users.ts'
import type { Payments } from './service.ts'

type Settlement = Pick<PaymentOperation, 'status' | 'reason'>

const settlementBody = closed(
  {
    status: { enum: ['processing', 'done', 'failed', 'cancelled'] },
    reason: { $ref: 'payments.schema.json#/$defs/PaymentOperation/properties/reason' },
  },
  ['status'],
)
const voucher = closed(
  { currency: { type: 'string', pattern: '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$' }, amount: money },
  ['currency', 'amount'],
)

interface Dependencies {
  db: Database
  payments: Payments
  users: ControlledUsers
}

/**
 * Control calls with which a test acts as the operator who pays out or refuses, and reads payments, their audit and the
 * ledger.
 */
export function paymentControl(control: FastifyInstance, { db, payments, users }: Dependencies): void {
  control.patch<{ Params: { id: number }; Body: Settlement }>(
    '/payments/:id',
    { schema: { params: idParams, body: settlementBody } },
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
    { schema: { params: idParams } },
    async ({ params }) => {
      const events = db.selectFrom('payment_events').where('payment_id', '=', params.id).orderBy('id')
      const rows = await events.select(['status', 'actor', 'reason', 'transaction_id as transaction', 'at']).execute()
      return rows.map((row) => ({ ...row, at: iso(row.at) }))
    },
  )

  control.get<{ Params: { login: string } }>('/users/:login/payments', async ({ params }) => {
    const { id } = await users.read(params.login)
    const own = db.selectFrom('payments').where('user_id', '=', id).orderBy('id')
    return own
      .select(['id', 'key', 'direction', 'method_id as methodId', 'amount', 'fee', 'currency', 'status', 'reason'])
      .execute()
  })

  control.get<{ Params: { login: string } }>('/users/:login/ledger', async ({ params }) => {
    const { id } = await users.read(params.login)
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
    { schema: { body: voucher } },
    async ({ body: { currency, amount } }) => {
      const minor = toMinor(amount, currency)
      if (!minor) throw new ApiError(400, code.fieldInvalid, 'amount')
      return { code: await issueVoucher(db, currency, minor, null) }
    },
  )
}
