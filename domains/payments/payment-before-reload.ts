import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import { isComplete, type Operation, type PaymentContext, type PaymentOrder } from './current-payment.ts'
import type { PaymentRecords } from './payment-records.ts'
import { paymentResultOf } from './payment-result.ts'
import { isOver } from './shown-result.ts'

interface PaymentBeforeReload {
  operation: Operation
  /** What of its order is known. */
  order: PaymentOrder
  /** Whether the player returned from the payment page, which has shown them the outcome. */
  isShown: boolean
}

/**
 * Returns the payment this tab made before a reload whose outcome the player has not been shown; null if there is none.
 * A payment waiting for its payment page is among the open payments instead. While the address has the result of a payment
 * page, the record stays: what became of the payment is shown besides.
 */
export async function paymentBeforeReload(
  api: Pick<PaymentsCalls, 'operation'>,
  records: PaymentRecords,
  { session: { user }, location }: Pick<PaymentContext, 'session' | 'location'>,
): Promise<PaymentBeforeReload | null> {
  if (!user) return null
  const isReturning = paymentResultOf(location.search) !== undefined
  const unshown = records.unshown(user.id)
  const record = unshown ?? records.onPaymentPage(user.id)
  const operation = record ? await api.operation(record.key).catch(() => undefined) : undefined
  if (!operation || operation.status === 'redirect' || !isComplete(operation)) return null
  const isShown = record !== unshown
  if (isShown && isOver(operation) && !isReturning) records.markShown()
  const { methodId, amount } = operation
  return { operation, order: { methodId, amount, fields: {} }, isShown }
}
