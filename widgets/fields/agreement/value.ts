import type { AgreementField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'

export const value: FieldValue<AgreementField> = { hasOwnTexts: true, initial: () => false }
