import type { PaymentOperation } from '#api'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import type { PaymentOrder } from './current-payment.ts'
import type { MoneyRecords } from './money-records.ts'

interface MadeBefore {
  operation: PaymentOperation
  /** What of its order is known. */
  order: PaymentOrder
  /** Whether the player returned from the payment page, which has shown them the outcome. */
  isTold: boolean
}

/**
 * Returns the payment this tab made before a reload whose outcome the player has not been shown; null if there is none.
 * A payment waiting for its payment page is among the open payments instead.
 */
export async function madeBefore(
  api: Pick<PaymentsCalls, 'operation'>,
  records: MoneyRecords,
): Promise<MadeBefore | null> {
  const { made, away } = records
  const key = made ?? away
  const operation = key === null ? undefined : await api.operation(key).catch(() => undefined)
  if (!operation || operation.status === 'redirect') return null
  const isTold = made === null
  if (isTold) records.see()
  const { methodId, amount } = operation
  return { operation, order: { methodId, amount, fields: {} }, isTold }
}
