import root from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { valueAt } from './pointer.ts'

/** The JSON Schema keywords that diagnostics read. */
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

/** Resolves a schema’s `$ref`. */
export const follow = (schema: Schema): Schema =>
  schema.$ref ? follow(valueAt(root, schema.$ref.slice(1)) as Schema) : schema

/** Returns the values that `use` can have in a union. */
export const widgetNames = (union: Schema): string[] =>
  (union.oneOf ?? []).map((member) => String(follow(member).properties?.use?.const))

/** Returns the values that a schema accepts, if they can be listed. */
export function acceptedValues(schema: Schema): string[] {
  const { enum: values, const: value, type } = follow(schema)
  if (values) return values.map(String)
  if (value !== undefined) return [String(value)]
  return type === 'boolean' ? ['true', 'false'] : []
}

/** Returns the definition of that name, such as `Block`; `Manifest` is the whole schema. */
export const definition = (name: string) => (name === 'Manifest' ? root : valueAt(root, `/$defs/${name}`)) as Schema

const { GuardName, GuardWithOptions } = root.$defs

/** The version of the manifest format that this engine reads. */
export const currentVersion = root.properties.manifestVersion.const

/** Guards written as a string. */
export const plainGuards = acceptedValues(GuardName)

/** Guards written as an object with options. */
export const guardsWithOptions = widgetNames(GuardWithOptions)
