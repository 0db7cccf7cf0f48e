import type { TextField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { visibleText } from '#engine/forms/typed-text.ts'

/** A text is trimmed and loses what nobody sees. The specification refuses a name with spaces at its edges instead. */
export const value: FieldValue<TextField> = {
  parser: ({ preset }) => (preset === 'person-name' ? undefined : (text) => ({ value: visibleText(text) })),
}
