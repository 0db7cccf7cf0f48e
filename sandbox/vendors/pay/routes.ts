import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '../../app/clock.ts'
import type { PageTokens } from '../../domains/payments/page-tokens.ts'
import type { PaymentRow } from '../../domains/payments/rows.ts'
import type { Payments } from '../../domains/payments/service.ts'
import type { Change } from '../../domains/payments/states.ts'
import { isDeclined, wrongFields } from './forms.ts'
import { overPage, payPage, processingPage, unknownPage } from './pages.ts'

const style = readFileSync(new URL('./pay.css', import.meta.url), 'utf8')

/** The interval in seconds at which a page checks whether the money has arrived. */
const lookAgain = 1

type Outcome = 'success' | 'failure' | 'slow' | 'cancel'

const changes: Record<Outcome, Pick<Change, 'status' | 'reason'>> = {
  success: { status: 'done' },
  failure: { status: 'failed', reason: 'declined' },
  slow: { status: 'processing' },
  cancel: { status: 'cancelled', reason: 'cancelled-by-player' },
}

interface Dependencies {
  clock: Clock
  payments: Payments
  pageTokens: PageTokens
}

/** The payment provider: pages on which a deposit is paid, fails, is cancelled or stays pending. They lead back to the brand’s page with `payment=1` or `payment=0`. */
export function paymentVendor(app: FastifyInstance, { clock, payments, pageTokens }: Dependencies): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body: string, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)))
    },
  )
  app.get('/pay.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  )

  app.get<{ Params: { token: string }; Querystring: { waiting?: string } }>(
    '/pay/:token',
    async ({ params, query }, reply) => {
      const payment = await paymentOf(params.token)
      if (!payment) return send(reply.status(404), unknownPage())
      if (payment.status === 'redirect') return send(reply, payPage(payment, { values: {}, wrong: [] }), payment)
      if (payment.status === 'processing') return wait(reply, payment, params.token)
      if (query.waiting !== undefined) return reply.redirect(returnUrl(payment, payment.status === 'done'), 303)
      return send(reply, overPage(payment, returnUrl(payment)), payment)
    },
  )

  app.post<{ Params: { token: string }; Body: Record<string, string> }>(
    '/pay/:token',
    async ({ params, body }, reply) => {
      const payment = await paymentOf(params.token)
      if (!payment) return send(reply.status(404), unknownPage())
      if (payment.status !== 'redirect') return leave(reply, payment, params.token)

      const { outcome: asked = '', ...values } = body
      const chosen: Outcome = Object.hasOwn(changes, asked) ? (asked as Outcome) : 'success'
      const pays = chosen === 'success' || chosen === 'slow'
      const wrong = pays ? wrongFields(payment.method_id, values, clock.now()) : []
      if (wrong.length > 0) return send(reply.status(422), payPage(payment, { values, wrong }), payment)

      const outcome = pays && isDeclined(values) ? 'failure' : chosen
      const change = { ...changes[outcome], actor: 'payment-page' as const }
      return leave(reply, await payments.change(payment.id, change, 'redirect'), params.token)
    },
  )

  async function paymentOf(token: string): Promise<PaymentRow | null> {
    const id = pageTokens.read(token)
    return id === null ? null : payments.byId(id)
  }

  /** Redirects after a form by the state of the payment, so that a form sent twice leads to the same page. */
  function leave(reply: FastifyReply, payment: PaymentRow, token: string): FastifyReply {
    return reply.redirect(
      payment.status === 'processing' ? `/pay/${token}` : returnUrl(payment, payment.status === 'done'),
      303,
    )
  }

  function wait(reply: FastifyReply, payment: PaymentRow, token: string): FastifyReply {
    return send(
      reply.header('refresh', `${lookAgain}; url=/pay/${token}?waiting`),
      processingPage(payment, returnUrl(payment)),
      payment,
    )
  }
}

/** Returns the address of the brand’s page; `paid` is the result of the payment. */
function returnUrl({ return_url: page }: PaymentRow, paid?: boolean): string {
  const url = new URL(page!)
  url.searchParams.delete('payment')
  if (paid !== undefined) url.searchParams.set('payment', paid ? '1' : '0')
  return url.href
}

/** Sends a page. Its policy allows forms to redirect to the brand’s page. */
function send(reply: FastifyReply, page: string, payment?: PaymentRow): FastifyReply {
  const back = payment?.return_url ? ` ${new URL(payment.return_url).origin}` : ''
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'${back}; frame-ancestors 'none'`
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
  return reply.headers(headers).type('text/html; charset=utf-8').send(page)
}
