import type { CountryField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'

export const value: FieldValue<CountryField> = {
  autocomplete: 'country',
  initial: (_field, { stores }) => stores.manifest.registration.permissions.phone.country,
}
