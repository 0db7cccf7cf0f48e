import type { CodeField } from '#manifest'
import { parseCode } from '#engine/forms/code.ts'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { matches, noSpaces, optional } from '#engine/forms/rules.ts'

export const value: FieldValue<CodeField> = {
  parser: ({ case: written }) => {
    if (!written) return parseCode
    return (text) => {
      const { value: code } = parseCode(text)
      return { value: written === 'lower' ? code.toLowerCase() : code.toUpperCase(), shown: code }
    }
  },
  rules: ({ digits }) => [noSpaces, ...(digits ? optional([matches(/^\d+$/, 'only_digits')]) : [])],
}
