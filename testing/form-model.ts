import { FormModel } from '#engine/forms/manifest-form/form-model.ts'
import type { FieldUse, FieldValues } from '#engine/forms/field-code.ts'
import type { FormValues } from '#engine/forms/field-value.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { Field, Form } from '#manifest'
import { registry } from '../widgets/registry.ts'
import { fieldCode } from './field-code.ts'

await fieldCode
const kinds: FieldValues = Object.fromEntries(
  await Promise.all(
    (Object.keys(registry.fields) as FieldUse[]).map(async (use) => [use, (await registry.fields[use]()).value]),
  ),
)

/** A form of a manifest with these stores, into which these values were typed. */
export function formModel(
  form: Pick<Form, 'fields'>,
  stores: Stores,
  typed: FormValues = {},
  saved?: FormValues,
  fixed: readonly Field[] = [],
) {
  const model = new FormModel(form, { stores, guards: registry.guards, kinds, fixed, ...(saved && { saved }) })
  for (const [name, value] of Object.entries(typed)) model.store.set(name, value)
  return model
}

/** What is sent of a form, or the keys of its messages by field. */
export function outcomeOf(model: FormModel) {
  let sent: { request: object; values: FormValues } | undefined
  model.store.validate(
    (values) => (sent = { request: model.request(values, model.sentFields), values }),
    model.shown.map(({ name }) => name),
  )
  const messages = Object.entries(model.store.messages).map(([name, message]) => [name, message?.key])
  return { sent, messages: Object.fromEntries(messages) as Record<string, string> }
}
