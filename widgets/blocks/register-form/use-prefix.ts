import { reaction } from 'mobx'
import { useEffect } from 'react'
import { loadCountries, prefixOf } from '#engine/forms/countries.ts'
import type { FormStore } from '#engine/forms/form-store.ts'
import { changePrefix } from '#engine/forms/phone.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { FamilyAValues } from './family-a-fields.ts'

/** Updates the phone number’s prefix (a plus and the phone_code) when another country is chosen (spec §2). */
export function usePrefix(form: FormStore<FamilyAValues>) {
  const brand = useStores().manifest.registration.permissions.phone
  useEffect(() => {
    let former = brand.prefix
    return reaction(
      () => form.values.country,
      async (id) => {
        const countries = await loadCountries()
        const prefix = prefixOf(id, brand)
        if (!prefix || form.values.country !== id) return
        const codes = countries.map(({ phone_code }) => phone_code)
        form.set('phone', changePrefix(form.values.phone, former, prefix, codes))
        former = prefix
      },
    )
  }, [form, brand])
}
