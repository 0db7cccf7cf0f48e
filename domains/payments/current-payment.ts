import type { DepositRequest, PaymentOperation } from '#api'
import type { Language } from '#manifest'
import type { MoneyRecord, PaymentDirection, PaymentRequest } from './money-records.ts'
import type { Progress } from './payment-run.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** What the player wants: `amount` in the major unit, `fields` the method’s own. `returnUrl`: where the payment page leads back to; the deposit page where it is left out. */
export interface PaymentOrder {
  methodId: string
  amount: number
  fields: Record<string, string>
  bonus?: DepositRequest['bonus']
  returnUrl?: string
}

/** A payment that is under way: `amount` in the major unit, `startedAt` in milliseconds since 1970. */
export interface UnderWay {
  key: string
  direction: PaymentDirection
  methodId: string
  amount: number
  currency: string
  startedAt: number
}

/** The payment that this tab is at. `isWhole`: whether all fields of the order are known; not after a sign-out, nor after a reload where a card’s number was among them. */
export interface CurrentPayment extends UnderWay, Progress {
  isSlow: boolean
  isAbsent: boolean
  order: PaymentOrder
  isWhole: boolean
}

/** What waits for the player’s word, since something is under way already. */
export interface PaymentQuestion {
  direction: PaymentDirection
  order: PaymentOrder
  underWay: UnderWay
}

/** What payments need to know of the rest. */
export interface PaymentSurroundings extends Pick<Stores, 'session'> {
  language: Pick<Stores['language'], 'current'>
  manifest: { pages: { DEPOSIT: { path: string } } }
}

/** A record as it is shown. */
export const ofRecord = ({ key, direction, method, amount, currency, time }: MoneyRecord): UnderWay => ({
  key,
  direction,
  methodId: method,
  amount,
  currency,
  startedAt: time,
})

/** An operation as it is shown. */
export const ofOperation = ({ key, direction, methodId, amount, currency, at }: PaymentOperation): UnderWay => ({
  key,
  direction,
  methodId,
  amount,
  currency,
  startedAt: Date.parse(at),
})

/** What is sent for an order. `returnUrl`: where a deposit leads back to if the order does not say. */
export function requestOf(
  direction: PaymentDirection,
  order: PaymentOrder,
  lang: Language,
  returnUrl: string,
): PaymentRequest {
  const { methodId, amount, fields, bonus } = order
  const payment = { methodId, amount, fields, lang }
  if (direction === 'withdrawal') return payment
  return { ...payment, ...(bonus !== undefined && { bonus }), returnUrl: order.returnUrl ?? returnUrl }
}
