import type { Field, FieldCondition } from '#manifest'
import type { Registry } from '../../registry.ts'
import { verdict } from '../../shell/verdict.ts'
import type { FieldValues } from '../field-code.ts'
import { permissionOf, type FormContext, type FormValues } from '../field-value.ts'

interface Shown extends FormContext {
  values: FieldValues
  guards: Registry['guards']
}

/** Returns the fields that the form shows with these values, in order. Observers follow what it depends on. */
export function shownFields({ stores, fields, values, guards }: Shown, typed: FormValues): Field[] {
  const shown: Record<string, string | boolean> = Object.create(null)
  const holds = ({ field, player, in: among, notIn }: FieldCondition) => {
    const value = field !== undefined ? shown[field] : player && stores.session.user?.[player]
    if (value === undefined) return false
    return (among?.includes(value) ?? true) && !notIn?.includes(value)
  }
  return fields.filter((field) => {
    const { permission, visible = [], guards: references } = field
    const { permissions } = stores.manifest.registration
    const isShown =
      (permission === undefined || permissionOf(permission, permissions).visible) &&
      (values[field.use]?.isAsked?.(field, { stores, fields }) ?? true) &&
      visible.every(holds) &&
      verdict(references, guards, stores) === true
    if (isShown) shown[field.name] = typed[field.name] ?? ''
    return isShown
  })
}
