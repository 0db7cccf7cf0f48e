import type { DepositRequest, PaymentOperation } from '#api'
import type { Language } from '#manifest'
import type { MoneyRecord, PaymentDirection, PaymentRequest } from './money-records.ts'
import type { Progress } from './payment-run.ts'
import type { Stores } from '#engine/shell/stores.ts'

/**
 * A payment as the player entered it: `amount` in the major unit, `fields` those of the method. `returnUrl` is where
 * the payment page leads back to; by default the deposit page.
 */
export interface PaymentOrder {
  methodId: string
  amount: number
  fields: Record<string, string>
  bonus?: DepositRequest['bonus']
  returnUrl?: string
}

/** A payment in progress: `amount` in the major unit, `startedAt` in milliseconds since 1970. */
export interface UnderWay {
  key: string
  direction: PaymentDirection
  methodId: string
  amount: number
  currency: string
  startedAt: number
}

/**
 * The payment of this tab. `isWhole`: whether all fields of the order are known; false after a sign-out, and after a
 * reload if a card number was among them.
 */
export interface CurrentPayment extends UnderWay, Progress {
  isSlow: boolean
  isAbsent: boolean
  order: PaymentOrder
  isWhole: boolean
}

/** An order that waits for confirmation because another payment is in progress. */
export interface PaymentQuestion {
  direction: PaymentDirection
  order: PaymentOrder
  underWay: UnderWay
}

/** What payments need from other stores. */
export interface PaymentSurroundings extends Pick<Stores, 'session'> {
  language: Pick<Stores['language'], 'current'>
  manifest: { pages: { DEPOSIT: { path: string } } }
}

/** Converts a stored record. */
export const ofRecord = ({ key, direction, method, amount, currency, time }: MoneyRecord): UnderWay => ({
  key,
  direction,
  methodId: method,
  amount,
  currency,
  startedAt: time,
})

/** Converts an operation of the server. */
export const ofOperation = ({ key, direction, methodId, amount, currency, at }: PaymentOperation): UnderWay => ({
  key,
  direction,
  methodId,
  amount,
  currency,
  startedAt: Date.parse(at),
})

/** Builds the request of an order. `returnUrl` is the default for deposits. */
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
