import type { TextField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { visibleText } from '#engine/forms/typed-text.ts'

/** What browsers fill in, by the usual names of fields. */
const autocompletes: Readonly<Record<string, string>> = {
  city: 'address-level2',
  login: 'username',
  middleName: 'additional-name',
  name: 'given-name',
  surname: 'family-name',
}

/** A text is trimmed and loses what nobody sees. The specification refuses a name with spaces at its edges instead. */
export const value: FieldValue<TextField> = {
  autocomplete: ({ name }) => autocompletes[name] ?? 'off',
  parser: ({ preset }) => (preset === 'person-name' ? undefined : (text) => ({ value: visibleText(text) })),
}
