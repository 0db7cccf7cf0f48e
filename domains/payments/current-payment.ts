import type { DepositRequest, PaymentMethod, PaymentOperation, User } from '#api'
import type { Manifest } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import type { Browser } from '#engine/data/browser.ts'
import { userHash } from '#engine/data/once/intentions.ts'
import type { PaymentRecord, PaymentDirection, PaymentRequest } from './payment-records.ts'
import type { Stores } from '#engine/shell/stores.ts'

/**
 * A payment as the player entered it: `amount` in the major unit, `fields` those of the method. `returnUrl` is where
 * the payment page leads back to; by default the deposit page.
 */
export interface PaymentOrder {
  methodId: PaymentMethod['id']
  amount: number
  fields: Record<string, string>
  bonus?: DepositRequest['bonus']
  returnUrl?: string
}

/** A payment in progress: `amount` in the major unit, `startedAt` in milliseconds since 1970. */
export interface PaymentInProgress {
  key: string
  direction: PaymentDirection
  methodId: PaymentMethod['id']
  amount: number
  currency: string
  startedAt: number
}

/** An operation of the server, with everything that a screen shows of it. */
export type Operation = PaymentOperation & Required<Pick<PaymentOperation, 'direction' | 'methodId' | 'amount' | 'at'>>

/**
 * The state of a payment: `unknown` while it may have been carried out or not, `done` once the server has it, `failed`
 * if it was refused or came to nothing.
 */
export interface Progress {
  stage: 'draft' | 'sent' | 'unknown' | 'done' | 'failed'
  /** Whether the response is slow. */
  isSlow?: boolean
  /** Whether the server had nothing under the key when it was last asked: nothing has been carried out so far. */
  isAbsent?: boolean
  operation?: Operation | undefined
  error?: unknown
}

/**
 * The payment of this tab. `isWhole`: whether all fields of the order are known; false after a sign-out, and after a
 * reload if a card number was among them.
 */
export interface CurrentPayment extends PaymentInProgress, Progress {
  isSlow: boolean
  isAbsent: boolean
  order: PaymentOrder
  isWhole: boolean
}

/** An order that waits for confirmation because another payment is in progress. */
export interface PaymentQuestion {
  direction: PaymentDirection
  order: PaymentOrder
  inProgress: PaymentInProgress
  /** Whether nobody knows if that payment was made. */
  isUnknown: boolean
}

/** What payments need from other stores. */
export interface PaymentContext extends Pick<Stores, 'session'> {
  language: Pick<Stores['language'], 'current'>
  location: Pick<Stores['location'], 'search' | 'addressOf'>
  http: { absent: Pick<Stores['http']['absent'], 'has'> }
  manifest: { pages: { DEPOSIT: { path: string } }; platform?: Manifest['platform'] | undefined }
}

/** Returns a payment that nothing was sent of yet. */
export const draftOf = (payment: PaymentInProgress, order: PaymentOrder, isWhole: boolean): CurrentPayment => ({
  ...payment,
  order,
  isWhole,
  stage: 'draft',
  isSlow: false,
  isAbsent: false,
})

/** The state of a payment that was not sent because there is no connection. */
export const offline: Progress = { stage: 'failed', error: new ApiError('The browser is offline') }

/** Returns a payment after a step. It keeps its own start. */
export const progressed = (payment: CurrentPayment, progress: Progress): CurrentPayment => ({
  ...payment,
  isSlow: false,
  isAbsent: false,
  error: undefined,
  ...progress,
  ...(progress.operation && fromOperation(progress.operation)),
  startedAt: payment.startedAt,
})

/** Converts a stored record. */
export const fromRecord = ({ key, direction, method, amount, currency, time }: PaymentRecord): PaymentInProgress => ({
  key,
  direction,
  methodId: method,
  amount,
  currency,
  startedAt: time,
})

/** Converts an operation of the server. */
export const fromOperation = ({ key, direction, methodId, amount, currency, at }: Operation): PaymentInProgress => ({
  key,
  direction,
  methodId,
  amount,
  currency,
  startedAt: Date.parse(at),
})

/** Completes an operation with what is known of its payment: a response may tell no more than a status. */
export const complete = (operation: PaymentOperation, payment: PaymentInProgress): Operation => ({
  ...operation,
  key: operation.key || payment.key,
  direction: operation.direction ?? payment.direction,
  methodId: operation.methodId ?? payment.methodId,
  amount: operation.amount ?? payment.amount,
  currency: operation.currency || payment.currency,
  at: operation.at ?? new Date(payment.startedAt).toISOString(),
})

/** Any object can be read as a payment; one that names neither itself nor its amount is none. */
export const isNamed = ({ id, key, amount }: PaymentOperation) => key !== '' || id !== undefined || amount !== undefined

/** Whether the server says enough of an operation to show it. */
export const isComplete = (operation: PaymentOperation): operation is Operation =>
  [operation.direction, operation.methodId, operation.amount, operation.at].every((part) => part !== undefined)

/** Returns what is recorded of a payment before it has a key. */
export const recordWithoutKey = (user: User, direction: PaymentDirection, { methodId, amount }: PaymentOrder) => ({
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
  { language, location, manifest }: PaymentContext,
  { origin }: Pick<Browser, 'origin'>,
): PaymentRequest {
  const payment = { methodId, amount, fields, lang: language.current }
  if (direction === 'withdrawal') return payment
  const page = origin + location.addressOf(manifest.pages.DEPOSIT.path)
  return { ...payment, ...(bonus !== undefined && { bonus }), returnUrl: returnUrl ?? page }
}
