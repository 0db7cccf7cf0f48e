import root from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { valueAt } from './pointer.ts'

/** The parts of a JSON Schema that diagnostics read. */
export interface Schema {
  $ref?: string
  title?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  enum?: unknown[]
  const?: unknown
  oneOf?: Schema[]
}

const follow = (schema: Schema): Schema => (schema.$ref ? follow(valueAt(root, schema.$ref.slice(1)) as Schema) : schema)

/** The names that `use` may hold in a union. */
export const widgetNames = (union: Schema): string[] => (union.oneOf ?? []).map((member) => String(follow(member).properties?.use?.const))

/** The values that a schema accepts, where they can be listed. */
export function acceptedValues(schema: Schema): string[] {
  const { enum: values, const: value, type } = follow(schema)
  if (values) return values.map(String)
  if (value !== undefined) return [String(value)]
  return type === 'boolean' ? ['true', 'false'] : []
}

const { GuardName, GuardWithOptions } = root.$defs

/** Guards named by a string. */
export const plainGuards = acceptedValues(GuardName)

/** Guards written as an object, with their options. */
export const guardsWithOptions = widgetNames(GuardWithOptions)
