import type { SelectField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'

export const value: FieldValue<SelectField> = {}
