import { randomUUID } from 'node:crypto'
import type {
  AccountOperation,
  Bet,
  BetList,
  Bonus,
  Cashback,
  CashbackList,
  OperationList,
  PaymentMethod,
  PaymentOperation,
} from '#api'
import type { Own } from '../platform.ts'
import type { Rows } from './account.ts'
import { guid, ownId, theirName } from './names.ts'

const wager = ({ wagering: { factor, shares } }: Own<Bonus>) => ({
  wagerFactor: factor,
  contributions: Object.fromEntries(shares.map(({ type, share }) => [type, share])),
})

const applicable = (it: Own<Bonus>) => ({
  id: guid(it.id),
  presentation: { name: { content: it.title }, description: { content: it.text } },
  amount: { [it.currency]: it.amount },
  wagerRequirementAmount: it.wagering.required,
  ...wager(it),
  trigger: { endTime: it.expiresAt ?? null },
})

const granted = (it: Own<Bonus>) => ({
  id: guid(it.id),
  name: it.title,
  description: it.text,
  status: it.status,
  currency: it.currency,
  grantedAmount: it.amount,
  releasedAmount: it.released ?? null,
  initialWagerRequirementAmount: it.wagering.required,
  remainingWagerRequirementAmount: it.wagering.required - it.wagering.done,
  ...wager(it),
  expiryDate: it.expiresAt ?? null,
  closedDate: it.endedAt ?? null,
})

const method = (it: Own<PaymentMethod>) => ({
  name: it.id,
  title: it.name,
  logo: it.image,
  type: theirName(it.direction),
  group: it.kind,
  limits: { [it.currency]: { min: it.min, max: it.max } },
  fees: { percent: it.fee.percent, fixed: it.fee.fixed },
  processingMinutes: it.minutes ?? null,
  fields: it.fields,
  kyc: { required: it.needsVerification ?? false, above: it.verificationAbove ?? null },
})

/** The platform ignores keys: each call makes a transaction, whose id is the sandbox’s key. */
const transaction = (it: Own<PaymentOperation>) => ({
  transId: it.key,
  number: it.id,
  type: it.direction === 'deposit' ? 0 : 1,
  status: theirName(it.status),
  currency: it.currency,
  realAmount: it.amount,
  feeAmount: it.fee,
  payment: { method: it.methodId, title: it.methodName ?? null },
  cashierUrl: it.redirectUrl ?? null,
  voucher: it.voucher ?? null,
  express: it.premium ?? false,
  rejectionNote: it.reason ?? null,
  canBeCancelled: it.canCancel ?? false,
  created: it.at,
  completed: it.endedAt ?? null,
})

const pay =
  (path: string): Rows[string] =>
  async ({ own, body }) => {
    const { paymentMethod: methodId, amount, fields, returnUrl, bonusCode: bonus, language: lang } = body
    const given = Object.entries({ methodId, amount, fields, returnUrl, bonus, lang })
    return transaction(
      await own(`POST /payments/${path}`, {
        body: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
        headers: { 'idempotency-key': randomUUID() },
      }),
    )
  }

const wagering = (it: Bet) => ({
  transId: it.id,
  product: it.kind,
  gameModel: it.game
    ? { vendor: it.game.providerId, id: it.game.gameId, name: it.game.name, thumbnail: it.game.image }
    : null,
  event: it.event ?? null,
  odds: it.odds ?? null,
  roundId: it.round ?? null,
  stakeTotal: it.stake,
  payoutTotal: it.win,
  currencyCode: it.currency,
  status: theirName(it.status),
  ins: Date.parse(it.at),
  settled: it.settledAt ? Date.parse(it.settledAt) : null,
  cashedOut: it.cashedOut ?? false,
})

const types = { deposit: 0, withdrawal: 1, bonus: 2, cashback: 3, prize: 4, jackpot: 5, correction: 13 }
const ownTypes = new Map(Object.entries(types).map(([own, theirs]) => [String(theirs), own]))

const banking = (it: AccountOperation) => ({
  transId: it.id,
  type: types[it.kind],
  debitName: it.method ?? null,
  realAmount: it.amount,
  currency: it.currency,
  status: theirName(it.status),
  created: it.at,
})

const payback = (it: Own<Cashback>) => ({
  transId: it.id,
  realAmount: it.amount,
  currency: it.currency,
  status: theirName(it.status),
  period: [it.period.from, it.period.to],
  created: it.at,
})

/** A page of transactions says whether there is another one, not how many there are. */
const paged =
  <T>(path: string, kindOf: (types?: string) => string | undefined, form: (row: T) => object): Rows[string] =>
  async ({ own, query }) => {
    const { startDate: from, endDate: to, page = '1', limit = '20', types: kinds, states } = query
    const { count, rows } = await own<{ count: number; rows: T[] }>(`GET ${path}`, {
      query: { from, to, page, size: limit, kind: kindOf(kinds), status: states?.toLowerCase() },
    })
    const has = Number(page) * Number(limit) < count
    return { pagination: { next: has ? Number(page) + 1 : null }, transactions: rows.map(form) }
  }

const bonuses = (own: Parameters<Rows[string]>[0]['own'], lang?: string) =>
  own<Own<Bonus>[]>('GET /bonuses', { query: { lang } })

/** Bonuses, payments and histories. */
export const moneyRows: Rows = {
  'GET /v1/bonus/applicable': async ({ own, query }) => ({
    bonuses: (await bonuses(own, query['language'])).filter(({ status }) => status === 'available').map(applicable),
  }),
  'GET /v1/bonus/granted': async ({ own, query }) => ({
    items: (await bonuses(own, query['language'])).filter(({ status }) => status !== 'available').map(granted),
  }),
  'PUT /v1/bonus/applicable/{bonusId}/claim': async ({ own, params, query }) =>
    granted(
      await own(`POST /bonuses/${ownId(params['bonusId'])}/activate`, {
        body: query['language'] ? { lang: query['language'] } : {},
      }),
    ),

  'GET /v1/player/{id}/payment/GetPaymentMethod': async ({ own, query }) => {
    const { type = '', currency, language: lang } = query
    const list = await own<Own<PaymentMethod>[]>('GET /payments/methods', {
      query: { direction: type.toLowerCase(), currency, lang },
    })
    return { paymentMethods: list.map(method) }
  },
  'POST /v1/player/{id}/payment/Deposit': pay('deposits'),
  'POST /v1/player/{id}/payment/Withdraw': pay('withdrawals'),
  'GET /v1/player/{id}/payment/GetPending': async ({ own }) => ({
    transactions: (await own<Own<PaymentOperation>[]>('GET /payments/operations')).map(transaction),
  }),
  'PUT /v1/player/{id}/payment/{transId}/cancel': async ({ own, params }) =>
    transaction(await own(`POST /payments/operations/${params['transId']}/cancel`)),

  'GET /v1/player/{id}/transactions/wagering': paged<BetList['rows'][number]>('/my/bets', (kinds) => kinds, wagering),
  'GET /v1/player/{id}/transactions/banking': paged<OperationList['rows'][number]>(
    '/my/operations',
    (kinds = '') => ownTypes.get(kinds),
    banking,
  ),
  'GET /v1/player/{id}/transactions/cashback': paged<Own<CashbackList>['rows'][number]>(
    '/my/cashbacks',
    () => undefined,
    payback,
  ),
}
