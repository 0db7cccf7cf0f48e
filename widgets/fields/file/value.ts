import type { FileField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'

/** The ids of the uploaded documents, with commas between them. Only a player who is signed in can upload one. */
export const value: FieldValue<FileField> = {
  labelKey: ({ document = 'other' }) => `user:documents.types.${document}`,
  isAsked: (_field, { stores }) => stores.session.user !== null,
}
