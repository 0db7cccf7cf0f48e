import { reaction } from 'mobx'
import type { AddressField, Field } from '#manifest'
import type { FormContext, FormValues } from '#engine/forms/field-value.ts'
import type { FormStore } from '#engine/forms/form-store.ts'
import { textOf } from '#engine/forms/typed-text.ts'
import { addressStore } from '#domains/account/address-store.ts'
import { loadAddress } from './known-addresses.ts'

/** How long typing of a postcode rests before its address is asked for, in milliseconds. */
const restMs = 400

/**
 * Fills in the other parts of the address that are empty, or were filled in by the former postcode, whenever a postcode is complete.
 * A platform without the call, or a failure, leaves them to the player.
 */
export function fillByPostcode(field: AddressField, form: FormStore<FormValues>, { fields, stores }: FormContext) {
  const isPart = (other: Field): other is AddressField =>
    other.use === 'address' && other.country === field.country && other.name !== field.name
  const others = fields.filter(isPart)
  const filled = new Map<string, string>()
  return reaction(
    () => textOf(form.values[field.name]),
    async (typed) => {
      const { postcode } = await loadAddress(field.country)
      const parsed = postcode?.parser(typed, {})
      if (!parsed || !('value' in parsed) || parsed.value === '') return
      const found = await stores.get(addressStore).find(field.country, parsed.value)
      if (!found || form.values[field.name] !== typed) return
      for (const { name, part } of others) {
        const value = part === 'postcode' ? undefined : found[part]
        const before = textOf(form.values[name])
        if (!value || (before !== '' && before !== filled.get(name))) continue
        form.set(name, value)
        filled.set(name, value)
      }
    },
    { delay: restMs },
  )
}
