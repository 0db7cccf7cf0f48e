import type { User } from '#api'
import { fromOperation, fromRecord, type PaymentQuestion } from './current-payment.ts'
import type { OpenPayments } from './open-payments.ts'
import type { PaymentRecord, PaymentRequest } from './payment-records.ts'
import type { Claim, PaymentTabs } from './payment-tabs.ts'
import type { Trust } from './trust.ts'

/** What has to be asked before a payment is made. */
type Question = Pick<PaymentQuestion, 'inProgress' | 'isUnknown'>

/**
 * Returns a key to send a payment under; instead, unless `another` payment is allowed, the payment that the player has to
 * be asked about.
 */
export async function claimKey(
  { unpaid }: Pick<OpenPayments, 'unpaid'>,
  tabs: PaymentTabs,
  user: User,
  details: Omit<PaymentRecord, 'key'>,
  request: PaymentRequest,
  { another, trust }: { another: boolean; trust: Trust },
): Promise<Claim | Question> {
  if (unpaid && !another && details.direction === 'deposit')
    return { inProgress: fromOperation(unpaid), isUnknown: false }
  const claim = await tabs.begin(user.id, details, request, { another, reusesKeys: trust === 'status' })
  return 'record' in claim ? claim : { inProgress: fromRecord(claim.unresolved), isUnknown: !claim.inOtherTab }
}
