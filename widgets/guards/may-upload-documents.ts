import type { Guard } from '#engine/registry.ts'
import type { MayUploadDocumentsGuard } from '#manifest'

/**
 * Holds for players who may upload documents (spec §6, USER_DOCUMENT). Policy `payment-system-user`: payment users.
 * Policy `verified-or-deposited`: verified players, and payment users with a deposit.
 */
export const mayUploadDocuments: Guard<MayUploadDocumentsGuard> = ({ session: { user } }, { policy }) => {
  if (!user) return 'sign-in'
  if (policy === 'payment-system-user') return user.isPaymentSystemUser
  return user.isVerificated || (user.isPaymentSystemUser && user.isHaveFirstDeposit)
}
