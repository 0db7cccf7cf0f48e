import type { BonusChoiceField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { required } from '#engine/forms/rules.ts'
import { registrationStore } from '#domains/account/registration-store.ts'

/** Layout 2 of family B has no selector, and sends what the brand preselects (spec §2). */
export const value: FieldValue<BonusChoiceField> = {
  hasOwnTexts: true,
  isSentUnasked: true,
  initial: (_field, { stores }) => stores.get(registrationStore).firstDepositBonus,
  isAsked: (_field, { stores }) => stores.manifest.registration.layout === 1,
  rules(_field, { stores }) {
    const { layout } = stores.manifest.registration
    const { required: isRequired, validated } = stores.get(registrationStore).bonusSettings
    return layout === 1 && isRequired && validated ? [required] : []
  },
}
