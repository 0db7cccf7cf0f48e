import type { AddressField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { visibleText } from '#engine/forms/typed-text.ts'
import { fillByPostcode } from './fill-by-postcode.ts'
import { knownAddress, loadAddress } from './known-addresses.ts'

const autocomplete = {
  // `street-address` is for fields of several lines.
  street: 'address-line1',
  district: 'address-level3',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
}

export const value: FieldValue<AddressField> = {
  autocomplete: ({ part }) => autocomplete[part],
  labelKey: ({ part }) => `user:register.address.${part}`,
  parser:
    ({ part, country }) =>
    (text, values) => {
      const parse = part === 'postcode' ? knownAddress(country)?.postcode?.parser : undefined
      return parse ? parse(text, values) : { value: visibleText(text) }
    },
  follow(field, form, context) {
    void loadAddress(field.country).catch(() => undefined)
    return field.part === 'postcode' && field.fillsOthers ? fillByPostcode(field, form, context) : () => undefined
  },
}
