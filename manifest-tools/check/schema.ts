import root from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import type { Code } from './diagnostic.ts'
import { valueAt } from '../json/pointer.ts'

/** The JSON Schema keywords that diagnostics read. */
export interface Schema {
  $ref?: string
  /** The name of a definition. */
  'x-kind'?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  enum?: unknown[]
  pattern?: string
  const?: unknown
  oneOf?: Schema[]
  items?: Schema
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  else?: Schema
  /** What players notice where the setting is wrong; `{name}` stands for the key within it. */
  'x-effect'?: string
  /** Of a kind of field: whether it has a label where the manifest names none. */
  'x-own-label'?: true
  /** Of a union of widgets: the code of a name that is none of them, and what one of them is called. */
  'x-unknown'?: { code: Code; what: string }
  /** Of a widget that promotes: the kind of promotion. */
  'x-promotes'?: string
}

const followed = new Map<string, Schema>()

/** Resolves a schema’s `$ref`. */
export function follow(schema: Schema): Schema {
  const { $ref } = schema
  if ($ref === undefined) return schema
  const known = followed.get($ref) ?? follow(valueAt(root, $ref.slice(1)) as Schema)
  followed.set($ref, known)
  return known
}

/** Returns the values that `use` can have in a union. */
export const widgetNames = (union: Schema): string[] =>
  (union.oneOf ?? []).map((member) => String(follow(member).properties?.use?.const))

/** Returns the values that a schema accepts, if they can be listed. */
export function acceptedValues(schema: Schema): string[] {
  const { enum: values, const: value, type, else: other } = follow(schema)
  if (other) return acceptedValues(other)
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
