import type { PaymentOperation } from '#api'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import type { MoneyRecords } from './money-records.ts'

interface MadeBefore {
  operation: PaymentOperation
  /** Whether the player came back from its payment page, which told them how it went. */
  isTold: boolean
}

/** What this tab made before it was loaded anew, and whose end its player has not seen. One that waits for its payment page is in the list of what is open. */
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
  return { operation, isTold }
}
