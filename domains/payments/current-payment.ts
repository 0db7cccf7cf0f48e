import type { DepositRequest, PaymentOperation, User } from '#api'
import type { Browser } from '#engine/data/browser.ts'
import { type MoneyRecord, type PaymentDirection, type PaymentRequest, userHash } from './money-records.ts'
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

/** Returns what is recorded of a payment before it has a key. */
export const wantedOf = (user: User, direction: PaymentDirection, { methodId, amount }: PaymentOrder) => ({
  user: userHash(user.id),
  direction,
  method: methodId,
  amount,
  currency: user.currency,
  time: Date.now(),
})

/** Builds the request of an order. A deposit leads back to the deposit page unless the order names another. */
export function requestOf(
  direction: PaymentDirection,
  { methodId, amount, fields, bonus, returnUrl }: PaymentOrder,
  { language, manifest }: PaymentSurroundings,
  { origin }: Pick<Browser, 'origin'>,
): PaymentRequest {
  const payment = { methodId, amount, fields, lang: language.current }
  if (direction === 'withdrawal') return payment
  const page = origin + manifest.pages.DEPOSIT.path
  return { ...payment, ...(bonus !== undefined && { bonus }), returnUrl: returnUrl ?? page }
}
