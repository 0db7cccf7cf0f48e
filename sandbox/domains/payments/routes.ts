import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DepositRequest, PaymentKey, PaymentMethodsQuery, PaymentOperation, WithdrawalRequest } from '#api'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code } from '../../app/errors.ts'
import { originOf } from '../../app/origin.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import type { PageTokens } from './page-tokens.ts'
import { type PaymentRow, shownPayment } from './rows.ts'
import type { Payments } from './service.ts'

interface Dependencies {
  db: Database
  payments: Payments
  pageTokens: PageTokens
  sites: Sites
}

/** Deposits and withdrawals. */
export function paymentRoutes(api: FastifyInstance, { db, payments, pageTokens, sites }: Dependencies): void {
  const routes = routesOf(api, 'payments')

  routes.on<{ Querystring: PaymentMethodsQuery }>('methods', 'The methods that the player has', (request) =>
    payments.methods(requireSession(request).userId, request.query, originOf(request)),
  )

  routes.on<{ Body: DepositRequest }>('deposit', 'Makes a deposit, once for each key', async (request) => {
    const { userId } = requireSession(request)
    const { returnUrl } = request.body
    if (!URL.canParse(returnUrl) || new URL(returnUrl).origin !== sites.originOf(request))
      throw new ApiError(400, code.fieldInvalid, 'returnUrl')
    return shown(request, await payments.make(userId, keyOf(request), { direction: 'deposit', ...request.body }))
  })

  routes.on<{ Body: WithdrawalRequest }>('withdraw', 'Makes a withdrawal, once for each key', async (request) => {
    const { userId } = requireSession(request)
    return shown(request, await payments.make(userId, keyOf(request), { direction: 'withdrawal', ...request.body }))
  })

  routes.on('open', 'The player’s open payments', async (request) => {
    const rows = await payments.open(requireSession(request).userId)
    return Promise.all(rows.map((row) => shown(request, row)))
  })

  routes.on<{ Params: PaymentKey }>('operation', 'The payment that was made under a key', async (request) =>
    shown(request, await payments.find(requireSession(request).userId, request.params.key)),
  )

  routes.on<{ Params: PaymentKey }>('cancel', 'Cancels a pending withdrawal', async (request) =>
    shown(request, await payments.cancel(requireSession(request).userId, request.params.key)),
  )

  const shown = (request: FastifyRequest, row: PaymentRow): Promise<PaymentOperation> =>
    shownPayment(db, row, `${paymentOrigin(request)}/pay/${pageTokens.of(row.id)}`)
}

const keyOf = ({ headers }: FastifyRequest): string => String(headers['idempotency-key'])

/** The origin of the stand-in payment provider, on the port through which the caller reached the sandbox. */
function paymentOrigin({ protocol, host }: FastifyRequest): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `${protocol}://pay.vendors.localhost${port}`
}
