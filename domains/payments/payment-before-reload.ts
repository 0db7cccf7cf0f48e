import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import { isComplete, type Operation, type PaymentOrder } from './current-payment.ts'
import type { PaymentRecords } from './payment-records.ts'

interface PaymentBeforeReload {
  operation: Operation
  /** What of its order is known. */
  order: PaymentOrder
  /** Whether the player returned from the payment page, which has shown them the outcome. */
  isShown: boolean
}

/**
 * Returns the payment this tab made before a reload whose outcome the player has not been shown; null if there is none.
 * A payment waiting for its payment page is among the open payments instead.
 */
export async function paymentBeforeReload(
  api: Pick<PaymentsCalls, 'operation'>,
  records: PaymentRecords,
): Promise<PaymentBeforeReload | null> {
  const { unshownKey, paymentPageKey } = records
  const key = unshownKey ?? paymentPageKey
  const operation = key === null ? undefined : await api.operation(key).catch(() => undefined)
  if (!operation || operation.status === 'redirect' || !isComplete(operation)) return null
  const isShown = key === paymentPageKey
  if (isShown) records.markShown()
  const { methodId, amount } = operation
  return { operation, order: { methodId, amount, fields: {} }, isShown }
}
