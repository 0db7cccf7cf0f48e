import type { PersonalData } from '#domains/account/profile-store.ts'
import type { Field, Manifest } from '#manifest'
import { isOffered, type FormValues } from '#engine/forms/field-value.ts'
import { placeOf } from '#engine/forms/manifest-form/request.ts'

/** Whether documents prove a field, which makes it read-only. */
const isFixed = ({ fixed }: PersonalData, { name }: Field) => (fixed as readonly string[]).includes(name)

/** Returns the value that the platform has for a field: a property of its own, or what stands at the field’s place. */
export function valueIn(data: PersonalData, field: Field): string | boolean {
  const own: unknown = data[field.name as keyof PersonalData]
  const found =
    own ?? placeOf(field).reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], data.response)
  return typeof found === 'boolean' || typeof found === 'string' ? found : typeof found === 'number' ? `${found}` : ''
}

/** The fields of the form that the player may change, and those that documents prove. Nothing is required that was not asked before. */
export function personalFields(
  { forms, registration }: Manifest,
  data: PersonalData,
): Record<'editable' | 'fixed', Field[]> {
  const isShown = (field: Field) => isOffered(field, registration.permissions) || valueIn(data, field) !== ''
  const { fields } = forms['personal-data']
  return {
    editable: fields
      .filter((field) => !isFixed(data, field) && isShown(field))
      .map(({ permission: _offered, ...field }) => field as Field),
    fixed: fields.filter((field) => isFixed(data, field)),
  }
}

export const valuesIn = (data: PersonalData, fields: readonly Field[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(data, field)]))
