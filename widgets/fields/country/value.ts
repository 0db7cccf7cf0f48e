import type { CountryField } from '#manifest'
import { loadCountryNames } from '#engine/forms/countries.ts'
import type { FieldValue } from '#engine/forms/field-value.ts'

export const value: FieldValue<CountryField> = {
  autocomplete: 'country',
  // A field that suspends while the browser takes a page’s HTML file over keeps the page loading for seconds.
  load: loadCountryNames,
  initial: (_field, { stores }) => stores.manifest.registration.permissions.phone.country,
}
