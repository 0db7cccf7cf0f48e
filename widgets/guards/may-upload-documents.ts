import type { Guard } from '#engine/registry.ts'
import type { MayUploadDocumentsGuard } from '#manifest'

/**
 * For players who may upload documents (spec §6, USER_DOCUMENT). Policy `payment-system-user`: those who may pay.
 * Policy `verified-or-deposited`: the verified, and those who may pay and have deposited.
 */
export const mayUploadDocuments: Guard<MayUploadDocumentsGuard> = ({ session: { user } }, { policy }) => {
  if (!user) return 'sign-in'
  if (policy === 'payment-system-user') return user.isPaymentSystemUser
  return user.isVerificated || (user.isPaymentSystemUser && user.isHaveFirstDeposit)
}
