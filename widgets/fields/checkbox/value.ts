import type { CheckboxField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'

export const value: FieldValue<CheckboxField> = { initial: ({ checked = false }) => checked }
