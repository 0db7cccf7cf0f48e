import { useEffect } from 'react'
import type { FormModel } from '../../../engine/forms/manifest-form/form-model.ts'
import { useFormModel as useEngineModel } from '../../../engine/forms/manifest-form/use-form-model.ts'

const models = new Set<FormModel>()
const listeners = new Set<() => void>()

/** The models of the forms that the page shows, the latest last. */
export const formModels = (): FormModel[] => [...models]

/** Calls a listener after each form that comes to the page. */
export const onForm = (listener: () => void) => void listeners.add(listener)

/** As the engine’s own, and known to the preview while the form is on the page. */
export const useFormModel: typeof useEngineModel = (form, saved) => {
  const model = useEngineModel(form, saved)
  useEffect(() => {
    models.add(model)
    for (const listener of listeners) listener()
    return () => void models.delete(model)
  }, [model])
  return model
}
