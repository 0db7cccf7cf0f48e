import type { FormModel } from '../../../engine/forms/manifest-form/form-model.ts'
import type { Field } from '../../../schemas/generated/manifest.ts'
import { settled } from './appears.ts'
import { doubtful, samplesFor } from './samples.ts'

/** How often a form is filled in: fields that follow others change theirs a little later. */
const mostPasses = 3

const isWrong = ({ store }: FormModel, { name }: Field) => name in store.findingsOf([name])

/** Gives other fields the values with which a form shows a field. */
export function fulfil({ visible }: Field, { store }: FormModel) {
  for (const condition of visible ?? []) {
    const [value] = condition.in ?? []
    if (condition.field !== undefined && value !== undefined) store.set(condition.field, value)
  }
}

/** Gives a field a value that its rules take; `differs`: another one than it has. Returns whether there is one. */
export async function fillOne(model: FormModel, field: Field, differs = false): Promise<boolean> {
  const { store, context } = model
  const before = store.values[field.name] ?? ''
  for (const value of await samplesFor(field, context, store.values)) {
    if (differs && value === before) continue
    store.set(field.name, value)
    if (!isWrong(model, field)) return true
  }
  store.set(field.name, before)
  return before !== '' && before !== false && !isWrong(model, field)
}

/** Gives each field of a form that is empty or wrong a value that its rules take; all but one. */
export async function fillOthers(model: FormModel, except?: Field) {
  for (let pass = 0; pass < mostPasses; pass++) {
    for (const field of model.fields) {
      const isOpen = model.shown.includes(field) && field !== except
      if (isOpen && (model.store.values[field.name] === '' || isWrong(model, field))) await fillOne(model, field)
    }
    await settled()
  }
}

/** Gives a field a value that its rules or its component refuse. Returns whether there is one. */
export async function spoil(model: FormModel, field: Field, refuses: () => boolean): Promise<boolean> {
  const before = model.store.values[field.name]
  for (const value of doubtful(before)) {
    model.store.set(field.name, value)
    if (isWrong(model, field)) return true
    await settled()
    if (refuses()) return true
  }
  if (before !== undefined) model.store.set(field.name, before)
  return false
}
