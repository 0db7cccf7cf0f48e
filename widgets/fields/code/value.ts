import type { CodeField } from '#manifest'
import { parseCode } from '#engine/forms/code.ts'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { matches, noSpaces, optional } from '#engine/forms/rules.ts'

export const value: FieldValue<CodeField> = {
  parser: () => parseCode,
  rules: ({ digits }) => [noSpaces, ...(digits ? optional([matches(/^\d+$/, 'only_digits')]) : [])],
  sent: (code, { case: written }) =>
    written === 'lower' ? code.toLowerCase() : written === 'upper' ? code.toUpperCase() : code,
}
