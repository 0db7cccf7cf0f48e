import { reaction } from 'mobx'
import { useEffect } from 'react'
import { loadCountries } from '#engine/forms/countries.ts'
import type { FormStore } from '#engine/forms/form-store.ts'
import { useStores } from '#engine/shell/stores.ts'
import { changePrefix, type FamilyAValues } from './family-a-fields.ts'

/** Updates the phone number’s prefix (a plus and the phone_code) when another country is chosen (spec §2). */
export function usePrefix(form: FormStore<FamilyAValues>) {
  const { prefix: first } = useStores().manifest.registration.permissions.phone
  useEffect(() => {
    let former = first
    return reaction(
      () => form.values.country,
      async (id) => {
        const country = (await loadCountries()).find((each) => each.id === id)
        if (!country || form.values.country !== id) return
        const prefix = `+${country.phone_code}`
        form.set('phone', changePrefix(form.values.phone, former, prefix))
        former = prefix
      },
    )
  }, [form, first])
}
