import type { Guard } from '#engine/registry.ts'
import type { MayUploadDocumentsGuard } from '#manifest'

/**
 * Holds for players who may upload documents (spec §6, USER_DOCUMENT). With the policy `payment-system-user` these are
 * the payment users; with `verified-or-deposited`, verified players and payment users who have deposited.
 */
export const mayUploadDocuments: Guard<MayUploadDocumentsGuard> = ({ session: { user } }, { policy }) => {
  if (!user) return 'sign-in'
  if (policy === 'payment-system-user') return user.isPaymentSystemUser
  return user.isVerificated || (user.isPaymentSystemUser && user.isHaveFirstDeposit)
}
