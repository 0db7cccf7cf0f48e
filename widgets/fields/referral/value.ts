import type { ReferralField } from '#manifest'
import { parseCode } from '#engine/forms/code.ts'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { registrationStore } from '#domains/account/registration-store.ts'

export const value: FieldValue<ReferralField> = {
  parser: () => parseCode,
  // A page’s HTML file has no referral code.
  follow({ name }, form, { stores }) {
    const { referralCode } = stores.get(registrationStore)
    if (referralCode) form.set(name, referralCode)
    return () => undefined
  },
}
