import type { PasswordField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'

/** A password is sent as it is typed. */
export const value: FieldValue<PasswordField> = { autocomplete: 'new-password' }
