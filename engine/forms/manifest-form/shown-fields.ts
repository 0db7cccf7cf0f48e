import type { Field, FieldCondition } from '#manifest'
import type { Registry } from '../../registry.ts'
import { verdict } from '../../shell/verdict.ts'
import type { FieldValues } from '../field-code.ts'
import { isOffered, type FormContext, type FormValues } from '../field-value.ts'

interface Shown extends FormContext {
  values: FieldValues
  guards: Registry['guards']
}

/** Whether a value fulfils a condition; a hidden field has none. */
export const fulfils = (value: string | boolean | undefined, { in: among, notIn }: FieldCondition): boolean =>
  value !== undefined && (among?.includes(value) ?? true) && !notIn?.includes(value)

/** Returns the fields that the form shows with these values, in order. Observers follow what it depends on. */
export function shownFields({ stores, fields, values, guards }: Shown, typed: FormValues): Field[] {
  const shown: Record<string, string | boolean> = Object.create(null)
  const holds = (condition: FieldCondition) => {
    const { field, player } = condition
    return fulfils(field !== undefined ? shown[field] : player && stores.session.user?.[player], condition)
  }
  return fields.filter((field) => {
    const { visible = [], guards: references } = field
    const { permissions } = stores.manifest.registration
    const isShown =
      isOffered(field, permissions) &&
      (values[field.use]?.isAsked?.(field, { stores, fields }) ?? true) &&
      visible.every(holds) &&
      verdict(references, guards, stores) === true
    if (isShown) shown[field.name] = typed[field.name] ?? ''
    return isShown
  })
}
