import type { NationalNumberField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { nationalNumber } from '#engine/forms/national-number/national-number.ts'

/** `brand check` refuses a country without such a number; it is a text without checks here. */
export const value: FieldValue<NationalNumberField> = {
  label: ({ country, number }) => nationalNumber(country, number)?.label,
  parser: ({ country, number }) => nationalNumber(country, number)?.parser,
}
