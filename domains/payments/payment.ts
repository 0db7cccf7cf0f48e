import type { DepositRequest, PaymentMethod, PaymentOperation } from '#api'
import type { Manifest } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import type { Browser } from '#engine/data/browser.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { PaymentDirection, PaymentRequest } from './payment-records.ts'

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

/**
 * A payment, whatever is known of it: `amount` in the major unit, `startedAt` in milliseconds since 1970. `key` is empty until it
 * has one.
 */
export interface Payment {
  key: string
  direction: PaymentDirection
  methodId: PaymentMethod['id']
  amount: number
  currency: string
  startedAt: number
}

/** A payment as the server has it, with everything that a screen shows of it. */
export type Operation = PaymentOperation & Required<Pick<PaymentOperation, 'direction' | 'methodId' | 'amount' | 'at'>>

/**
 * The state of a payment: `unknown` while it may have been carried out or not, `done` once the server has it, `failed`
 * if it was refused or came to nothing.
 */
export interface PaymentState {
  stage: 'draft' | 'sent' | 'unknown' | 'done' | 'failed'
  /** Whether the response is slow. */
  isSlow?: boolean
  /** Whether the server had nothing under the key when it was last asked: nothing has been carried out so far. */
  isAbsent?: boolean
  operation?: Operation | undefined
  error?: unknown
}

/**
 * The payment of this tab. `hasAllFields`: whether all fields of the order are known; false after a sign-out, and after a
 * reload if a card number was among them.
 */
export interface CurrentPayment extends Payment, PaymentState {
  isSlow: boolean
  isAbsent: boolean
  order: PaymentOrder
  hasAllFields: boolean
}

/** An order that the player has to confirm because another payment is in progress. */
export interface PaymentQuestion {
  direction: PaymentDirection
  order: PaymentOrder
  inProgress: Payment
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
export const draftOf = (payment: Payment, order: PaymentOrder, hasAllFields: boolean): CurrentPayment => ({
  ...payment,
  order,
  hasAllFields,
  stage: 'draft',
  isSlow: false,
  isAbsent: false,
})

/** The state of a payment that was not sent because there is no connection. */
export const offline: PaymentState = { stage: 'failed', error: new ApiError('The browser is offline') }

/** Returns a payment in its next state. It keeps its own start. */
export const withState = (payment: CurrentPayment, state: PaymentState): CurrentPayment => ({
  ...payment,
  isSlow: false,
  isAbsent: false,
  error: undefined,
  ...state,
  ...(state.operation && fromOperation(state.operation)),
  startedAt: payment.startedAt,
})

/** Converts an operation of the server. */
export const fromOperation = ({ key, direction, methodId, amount, currency, at }: Operation): Payment => ({
  key,
  direction,
  methodId,
  amount,
  currency,
  startedAt: Date.parse(at),
})

/** Completes an operation with what is known of its payment: a response may tell no more than a status. */
export const complete = (operation: PaymentOperation, payment: Payment): Operation => ({
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

/** Whether an operation failed or was cancelled. */
export const isLost = ({ status }: PaymentOperation) => status === 'failed' || status === 'cancelled'

/** Returns the state of a payment that the server has. */
export const stateOf = (operation: Operation): PaymentState => ({
  stage: isLost(operation) ? 'failed' : 'done',
  operation,
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
