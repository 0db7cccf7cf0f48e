import type { FormValues } from '#engine/forms/field-value.ts'
import type { Field } from '#manifest'
import { formModel, outcomeOf } from './form-model.ts'
import { inApp } from './render.tsx'

type Setting = Parameters<typeof inApp>[1]

interface Beside {
  /** The other fields of the form. */
  fields?: readonly Field[]
  /** What is typed into them. */
  typed?: FormValues
  setting?: Setting
}

/** Returns the value that is sent for what is typed into a field, or the keys of the messages of its form, by field. */
export function sentOf(field: Field, typed: string | boolean, { fields = [], typed: others, setting }: Beside = {}) {
  const { stores } = inApp(null, setting)
  const model = formModel({ fields: [field, ...fields] }, stores, { ...others, [field.name]: typed })
  const { sent, messages } = outcomeOf(model)
  return sent ? sent.values[field.name] : messages
}

/** Returns what a field has before anything is typed into it. */
export function initialOf(field: Field, setting?: Setting) {
  const { stores } = inApp(null, setting)
  return formModel({ fields: [field] }, stores).store.values[field.name]
}
