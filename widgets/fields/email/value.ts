import type { EmailField } from '#manifest'
import { parseEmail } from '#engine/forms/email.ts'
import type { FieldValue } from '#engine/forms/field-value.ts'

export const value: FieldValue<EmailField> = { autocomplete: 'email', parser: () => parseEmail }
