import type { PaymentMethod, PaymentOperation } from '#api'
import { given, ourName, theirName } from './names.ts'
import type { Rows } from './session.ts'

interface Method {
  name: string
  title: string
  logo: string
  type: string
  group: PaymentMethod['kind']
  limits: Record<string, { min: number; max: number }>
  fees: NonNullable<PaymentMethod['fee']>
  processingMinutes: number | null
  fields: PaymentMethod['fields']
  kyc: { required: boolean; above: number | null }
}

function method(it: Method): PaymentMethod {
  const [currency = '', { min, max } = { min: NaN, max: NaN }] = Object.entries(it.limits)[0] ?? []
  return {
    id: it.name,
    name: it.title,
    image: it.logo,
    direction: ourName(it.type) as 'deposit' | 'withdrawal',
    kind: it.group,
    currency,
    min,
    max,
    fee: it.fees,
    ...given({ minutes: it.processingMinutes }),
    fields: it.fields,
    ...(it.kyc.required && { needsVerification: true }),
    ...given({ verificationAbove: it.kyc.above }),
  }
}

interface Transaction {
  transId: string
  number: number
  type: 0 | 1
  status: string
  currency: string
  realAmount: number
  feeAmount: number
  payment: { method: string; title: string | null }
  cashierUrl: string | null
  voucher: string | null
  express: boolean
  rejectionNote: PaymentOperation['reason'] | null
  canBeCancelled: boolean
  created: string
  completed: string | null
}

/** The platform ignores keys. A transaction is known by the key with which this page made it, others by their own id. */
const keys = new Map<string, string>()

const payment = (it: Transaction): PaymentOperation => ({
  id: it.number,
  key: keys.get(it.transId) ?? it.transId,
  direction: it.type === 0 ? 'deposit' : 'withdrawal',
  methodId: it.payment.method,
  amount: it.realAmount,
  fee: it.feeAmount,
  currency: it.currency,
  status: ourName(it.status) as PaymentOperation['status'],
  ...given({ methodName: it.payment.title, redirectUrl: it.cashierUrl, voucher: it.voucher }),
  ...(it.express && { premium: true }),
  ...(it.rejectionNote && { reason: it.rejectionNote }),
  ...(it.canBeCancelled && { canCancel: true }),
  at: it.created,
  ...given({ endedAt: it.completed }),
})

const pay =
  (path: string): Rows[string] =>
  async ({ body, headers }, pam) => {
    const { methodId: paymentMethod, bonus: bonusCode, lang: language, ...rest } = body as Record<string, unknown>
    const made = await pam.ofPlayer<Transaction>('POST', `/payment/${path}`, {
      body: { paymentMethod, bonusCode, language, ...rest },
    })
    const key = headers['Idempotency-Key']
    if (key) keys.set(made.transId, key)
    return payment(made)
  }

const transIdOf = (key = '') => [...keys].find(([, made]) => made === key)?.[0] ?? key

/** Deposits and withdrawals. */
export const paymentRows: Rows = {
  'GET /payments/methods': async ({ query }, pam) => {
    const { direction, currency, lang: language } = query
    const { paymentMethods } = await pam.ofPlayer<{ paymentMethods: Method[] }>('GET', '/payment/GetPaymentMethod', {
      query: { type: theirName(String(direction)), currency, language },
    })
    return paymentMethods.map(method)
  },
  'POST /payments/deposits': pay('Deposit'),
  'POST /payments/withdrawals': pay('Withdraw'),
  'GET /payments/operations': async (_call, pam) =>
    (await pam.ofPlayer<{ transactions: Transaction[] }>('GET', '/payment/GetPending')).transactions.map(payment),
  'POST /payments/operations/{key}/cancel': async ({ params }, pam) =>
    payment(await pam.ofPlayer('PUT', `/payment/${transIdOf(params['key'])}/cancel`)),
}
