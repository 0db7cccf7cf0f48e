import { reaction } from 'mobx'
import type { Field, PhoneField } from '#manifest'
import { loadCountries, prefixOf } from '#engine/forms/countries.ts'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { changePrefix, parsePhone } from '#engine/forms/phone.ts'
import { textOf } from '#engine/forms/typed-text.ts'

/** The name of the field whose country the number’s prefix is of. */
const countryOf = ({ countryField }: PhoneField, fields: readonly Field[]) =>
  countryField ?? fields.find(({ use, name }) => use === 'country' && name === 'country')?.name ?? ''

export const value: FieldValue<PhoneField> = {
  autocomplete: 'tel',
  initial: (_field, { stores }) => stores.manifest.registration.permissions.phone.prefix,
  // A local number is one of the chosen country.
  parser(field, { stores, fields }) {
    const { phone } = stores.manifest.registration.permissions
    const country = countryOf(field, fields)
    const max = field.maxCharacters
    return (text, typed) => parsePhone(text, { prefix: prefixOf(textOf(typed[country]), phone), ...(max && { max }) })
  },
  /** Puts the prefix of another country in place of the former one when it is chosen (spec §2). */
  follow(field, form, { stores, fields }) {
    const { phone } = stores.manifest.registration.permissions
    const country = countryOf(field, fields)
    // A number is read by the prefix of its country.
    void loadCountries().catch(() => undefined)
    let former = phone.prefix
    return reaction(
      () => textOf(form.values[country]),
      async (id) => {
        const countries = await loadCountries()
        const prefix = prefixOf(id, phone)
        if (!prefix || form.values[country] !== id) return
        const codes = countries.map(({ phone_code }) => phone_code)
        form.set(field.name, changePrefix(textOf(form.values[field.name]), former, prefix, codes))
        former = prefix
      },
    )
  },
}
