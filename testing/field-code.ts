import { fetchFields, type FieldUse } from '#engine/forms/field-code.ts'
import { registry } from '../widgets/registry.ts'

/** The code of all kinds of fields, which forms then show at once. */
export const fieldCode = fetchFields(registry, Object.keys(registry.fields) as FieldUse[])
