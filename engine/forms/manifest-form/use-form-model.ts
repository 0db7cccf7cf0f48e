import { useState } from 'react'
import type { Form } from '#manifest'
import { useRegistry } from '../../shell/registry-context.ts'
import { useStores } from '../../shell/stores.ts'
import { useFieldValues } from '../field-code.ts'
import type { FormValues } from '../field-value.ts'
import { FormModel } from './form-model.ts'

/** Returns the model of a manifest’s form, the same one while the component is mounted. Suspends until the code of its fields is loaded. */
export function useFormModel({ fields }: Pick<Form, 'fields'>, saved?: FormValues): FormModel {
  const stores = useStores()
  const registry = useRegistry()
  const kinds = useFieldValues(
    registry,
    fields.map(({ use }) => use),
  )
  const [model] = useState(
    () => new FormModel({ fields }, { stores, guards: registry.guards, kinds, ...(saved && { saved }) }),
  )
  return model
}
