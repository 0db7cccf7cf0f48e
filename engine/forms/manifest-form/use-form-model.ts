import { useState } from 'react'
import type { Form } from '#manifest'
import { useRegistry } from '../../shell/registry-context.ts'
import { useStores } from '../../shell/stores.ts'
import { loadedKinds } from '../field-code.ts'
import type { FormValues } from '../field-value.ts'
import { FormModel } from './form-model.ts'

/** Returns the model of a manifest’s form, the same one while the component is mounted. For components inside of `FormCode`. */
export function useFormModel({ fields }: Pick<Form, 'fields'>, saved?: FormValues): FormModel {
  const stores = useStores()
  const { guards } = useRegistry()
  const [model] = useState(
    () => new FormModel({ fields }, { stores, guards, kinds: loadedKinds, ...(saved && { saved }) }),
  )
  return model
}
