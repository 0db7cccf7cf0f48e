import type {
  AccountOperation,
  Bet,
  BetList,
  BetTotals,
  Bonus,
  Cashback,
  CashbackList,
  CashbackTotals,
  OperationList,
  OperationTotals,
  PaymentField,
  PaymentMethod,
  PaymentOperation,
} from '#api'
import { type Own, bit, type Converters, millis, seconds, upper } from '../platform.ts'
import { optional, whole } from './scalars.ts'

const bonusStates = {
  available: 'OFFERED',
  active: 'RUNNING',
  completed: 'RELEASED',
  spent: 'LOST',
  expired: 'EXPIRED',
}

const bonus = ({ currency, wagering, ...it }: Own<Bonus>) => ({
  bonus_id: `bon_${it.id}`,
  name: it.title,
  description: it.text,
  state: bonusStates[it.status],
  value: whole(it.amount, currency),
  currency,
  requirement: {
    multiplier: String(wagering.factor),
    target: String(wagering.required),
    progress: String(wagering.done),
    contributions: wagering.shares.map(({ type, share }) => ({ group: upper(type), part: String(share) })),
  },
  ...optional('expires_at', it.expiresAt, seconds),
  ...optional('ended_at', it.endedAt, millis),
  ...optional('released', it.released, (amount) => whole(amount, currency)),
})

const field = (it: PaymentField) => ({
  code: it.name,
  input: upper(it.kind),
  title: it.label,
  ...optional('help', it.hint),
  mandatory: bit(it.required),
  ...optional('regex', it.pattern),
  ...optional('min_length', it.minLength),
  ...optional('max_length', it.maxLength),
  ...optional('choices', it.options, (list) => list.map(({ value, label }) => ({ code: value, title: label }))),
})

const method = (it: Own<PaymentMethod>) => ({
  code: it.id,
  title: it.name,
  icon: { url: it.image },
  flow: it.direction === 'deposit' ? 'IN' : 'OUT',
  group: upper(it.kind),
  currency: it.currency,
  range: { min: whole(it.min, it.currency), max: whole(it.max, it.currency) },
  charge: { rate: String(it.fee.percent), flat: String(it.fee.fixed) },
  ...optional('eta_minutes', it.minutes, String),
  inputs: it.fields.map(field),
  ...optional('kyc', it.needsVerification, bit),
  ...optional('kyc_above', it.verificationAbove, (amount) => whole(amount, it.currency)),
})

const payment = ({ currency, ...it }: Own<PaymentOperation>) => ({
  tx_id: `pay_${it.id}`,
  reference: it.key,
  flow: it.direction === 'deposit' ? 'IN' : 'OUT',
  method: { code: it.methodId, ...optional('title', it.methodName) },
  amount: whole(it.amount, currency),
  fee: whole(it.fee, currency),
  currency,
  state: `TX_${upper(it.status)}`,
  ...optional('redirect', it.redirectUrl, (url) => ({ url })),
  ...optional('voucher_code', it.voucher),
  ...optional('priority', it.premium, bit),
  ...optional('failure', it.reason, upper),
  ...optional('cancellable', it.canCancel, bit),
  created_at: millis(it.at),
  ...optional('closed_at', it.endedAt, millis),
})

const bet = ({ currency, ...it }: Own<Bet>) => ({
  ticket: it.id,
  product: upper(it.kind),
  ...optional('game', it.game, ({ providerId, gameId, name, image }) => ({
    provider_id: providerId,
    id: gameId,
    title: name,
    image_url: image,
  })),
  ...optional('description', it.event),
  ...optional('price', it.odds, String),
  ...optional('round_id', it.round),
  stake: whole(it.stake, currency),
  payout: whole(it.win, currency),
  currency,
  state: `BET_${upper(it.status)}`,
  placed_at: millis(it.at),
  ...optional('settled_at', it.settledAt, millis),
  ...optional('cashed_out', it.cashedOut, bit),
})

const cashback = ({ currency, ...it }: Own<Cashback>) => ({
  cashback_id: it.id,
  value: whole(it.amount, currency),
  currency,
  covers: it.period,
  state: upper(it.status),
  granted_at: seconds(it.at),
})

const operation = (it: AccountOperation) => ({
  tx_id: it.id,
  type: upper(it.kind),
  ...optional('method', it.method),
  amount: String(it.amount),
  currency: it.currency,
  state: `TX_${upper(it.status)}`,
  booked_at: seconds(it.at),
})

/** One page of a history. */
const paged = <T, Totals>(
  list: { count: number; rows: T[]; totals?: Totals },
  form: (row: T) => unknown,
  sums: (totals: Totals) => unknown,
) => ({
  items: list.rows.map(form),
  total: list.count,
  ...optional('sums', list.totals, sums),
})

const betSums = ({ stake, win, currency }: BetTotals) => ({
  stakes: whole(stake, currency),
  payouts: whole(win, currency),
  currency,
})

const cashbackSums = ({ paid, currency }: CashbackTotals) => ({ paid_out: whole(paid, currency), currency })

/** Decimal strings, as the amounts of operations. */
const operationSums = ({ in: credit, out: debit, currency }: OperationTotals) => ({
  amount_in: String(credit),
  amount_out: String(debit),
  currency,
})

/** The answers about money. */
export const moneyAnswers: Converters = {
  'GET /bonuses': (list: Own<Bonus>[]) => ({ items: list.map(bonus), total: list.length }),
  'POST /bonuses/{id}/activate': bonus,
  'GET /payments/methods': (list: Own<PaymentMethod>[]) => ({ rows: list.map(method) }),
  'POST /payments/deposits': payment,
  'POST /payments/withdrawals': payment,
  'GET /payments/operations': (list: Own<PaymentOperation>[]) => ({ rows: list.map(payment) }),
  'POST /payments/operations/{key}/cancel': payment,
  'GET /my/bets': (list: Own<BetList>) => paged(list, bet, betSums),
  'GET /my/cashbacks': (list: Own<CashbackList>) => paged(list, cashback, cashbackSums),
  'GET /my/operations': (list: OperationList) => paged(list, operation, operationSums),
}
