import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DepositRequest, PaymentKey, PaymentMethodsQuery, PaymentOperation, WithdrawalRequest } from '#api'
import { ApiError, code } from '../../app/errors.ts'
import { operation } from '../../app/operation.ts'
import { originOf } from '../../app/origin.ts'
import { paymentOrigin } from './host.ts'
import { type PaymentRow, shownPayment } from './rows.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'
import type { Sites } from '../../app/sites.ts'

/** Deposits and withdrawals. */
export function paymentRoutes(api: FastifyInstance, { db, payments, pageTokens }: Services, sites: Sites): void {
  const own = { resource: 'payments', signedIn: true }
  const made = { ...own, headers: 'PaymentHeaders', answer: 'PaymentOperation', changes: true }
  const one = { ...own, params: 'PaymentKey', answer: 'PaymentOperation' }
  const methods = operation({
    ...own,
    summary: 'The methods that the player has',
    query: 'PaymentMethodsQuery',
    answer: 'PaymentMethodList',
  })
  const deposit = operation({ ...made, summary: 'Makes a deposit, once for each key', body: 'DepositRequest' })
  const withdrawal = operation({ ...made, summary: 'Makes a withdrawal, once for each key', body: 'WithdrawalRequest' })
  const open = operation({ ...own, summary: 'The player’s payments that are not over', answer: 'PaymentOperationList' })
  const find = operation({ ...one, summary: 'The payment that was made under a key' })
  const cancel = operation({ ...one, summary: 'Takes a withdrawal back that waits', changes: true })

  api.get<{ Querystring: PaymentMethodsQuery }>('/payments/methods', { schema: methods }, (request) =>
    payments.methods(requireSession(request).userId, request.query, originOf(request)),
  )

  api.post<{ Body: DepositRequest }>('/payments/deposits', { schema: deposit }, async (request) => {
    const { userId } = requireSession(request)
    const { returnUrl } = request.body
    if (!URL.canParse(returnUrl) || new URL(returnUrl).origin !== sites.originOf(request))
      throw new ApiError(400, code.fieldInvalid, 'returnUrl')
    return shown(request, await payments.make(userId, keyOf(request), { direction: 'deposit', ...request.body }))
  })

  api.post<{ Body: WithdrawalRequest }>('/payments/withdrawals', { schema: withdrawal }, async (request) => {
    const { userId } = requireSession(request)
    return shown(request, await payments.make(userId, keyOf(request), { direction: 'withdrawal', ...request.body }))
  })

  api.get('/payments/operations', { schema: open }, async (request) => {
    const rows = await payments.open(requireSession(request).userId)
    return Promise.all(rows.map((row) => shown(request, row)))
  })

  api.get<{ Params: PaymentKey }>('/payments/operations/:key', { schema: find }, async (request) =>
    shown(request, await payments.find(requireSession(request).userId, request.params.key)),
  )

  api.post<{ Params: PaymentKey }>('/payments/operations/:key/cancel', { schema: cancel }, async (request) =>
    shown(request, await payments.cancel(requireSession(request).userId, request.params.key)),
  )

  const shown = (request: FastifyRequest, row: PaymentRow): Promise<PaymentOperation> =>
    shownPayment(db, row, `${paymentOrigin(request)}/pay/${pageTokens.of(row.id)}`)
}

const keyOf = ({ headers }: FastifyRequest): string => String(headers['idempotency-key'])
