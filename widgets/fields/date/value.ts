import type { DateField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'

/** The component reads what is typed, and says what is wrong with it. */
export const value: FieldValue<DateField> = { autocomplete: 'bday' }
