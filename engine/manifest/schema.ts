import root from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { valueAt } from './pointer.ts'

/** The parts of a JSON Schema that diagnostics read. */
export interface Schema {
  $ref?: string
  title?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  enum?: unknown[]
  pattern?: string
  const?: unknown
  oneOf?: Schema[]
  items?: Schema
}

/** The schema itself, or what it refers to. */
export const follow = (schema: Schema): Schema =>
  schema.$ref ? follow(valueAt(root, schema.$ref.slice(1)) as Schema) : schema

/** The names that `use` may hold in a union. */
export const widgetNames = (union: Schema): string[] =>
  (union.oneOf ?? []).map((member) => String(follow(member).properties?.use?.const))

/** The values that a schema accepts, where they can be listed. */
export function acceptedValues(schema: Schema): string[] {
  const { enum: values, const: value, type } = follow(schema)
  if (values) return values.map(String)
  if (value !== undefined) return [String(value)]
  return type === 'boolean' ? ['true', 'false'] : []
}

/** The schema of what is defined by a name, such as `Block`; of the whole manifest by `Manifest`. */
export const definition = (name: string) => (name === 'Manifest' ? root : valueAt(root, `/$defs/${name}`)) as Schema

const { GuardName, GuardWithOptions } = root.$defs

/** The version of the manifest format that this engine reads. */
export const currentVersion = root.properties.manifestVersion.const

/** Guards named by a string. */
export const plainGuards = acceptedValues(GuardName)

/** Guards written as an object, with their options. */
export const guardsWithOptions = widgetNames(GuardWithOptions)
