import { useState } from 'react'
import type { Field, Form } from '#manifest'
import { useRegistry } from '../../shell/registry-context.ts'
import { useStores } from '../../shell/stores.ts'
import { loadedKinds } from '../field-code.ts'
import type { FormValues } from '../field-value.ts'
import { FormModel } from './form-model.ts'

/**
 * Returns the model of a manifest’s form, the same one while the component is mounted. For components inside of `FormCode`.
 * `saved` and `fixed`: see `FormModel`.
 */
export function useFormModel(
  { fields }: Pick<Form, 'fields'>,
  saved?: FormValues,
  fixed: readonly Field[] = [],
): FormModel {
  const stores = useStores()
  const { guards } = useRegistry()
  const [model] = useState(() => {
    const unknown = fields.find(({ use }) => !(use in loadedKinds))
    if (unknown) throw new Error(`The code of fields of the kind “${unknown.use}” is not loaded: FormCode waits for it`)
    return new FormModel({ fields }, { stores, guards, kinds: loadedKinds, fixed, ...(saved && { saved }) })
  })
  return model
}
