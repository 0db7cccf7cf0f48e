import root from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { hasOwn, isObject, keys, valueAt, type JsonObject } from '../json/pointer.ts'

/** The JSON Schema keywords that explanations read. */
export interface Schema {
  $ref?: string
  /** What operators call it. */
  title?: string
  description?: string | undefined
  type?: string
  enum?: unknown[]
  /** The meaning of each value of `enum`, in the same order. */
  enumDescriptions?: string[]
  /** What operators call each value of `enum`, in the same order. */
  enumTitles?: string[]
  const?: unknown
  pattern?: string
  /** Usual values, beside which any other that fits is accepted. */
  examples?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  oneOf?: Schema[]
  if?: Schema
  then?: Schema
  else?: Schema
  /** Of a block: what it is for, one of `purposes`. */
  'x-purpose'?: string
  /** Of a block: other names that the trade has for it. */
  'x-words'?: string[]
  /** Of a block: where it makes sense, if not on any page: `page`, page keys, names of the frame’s lists, `overlay`, `notFound`. */
  'x-places'?: string[]
  /** Of a block: options that show something. Settings that name a text have words in place of keys. */
  'x-sample'?: JsonObject
  /** Of a block: the kind of promotion that it is, which `promotionRules` may refuse. */
  'x-promotes'?: string
  /** The name of a definition. */
  'x-kind'?: string
  /** The setting’s name in the specification. */
  'x-spec'?: string | string[]
}

/** The schema of a resolved manifest. */
export const manifestSchema = root as unknown as Schema

/** Sorts a manifest’s settings in the order of the schema. */
export function inSchemaOrder(manifest: JsonObject): JsonObject {
  const order = Object.keys(manifestSchema.properties!)
  return Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}

/** Shared definitions: widgets, unions, shapes. */
export const definitions = root.$defs as unknown as Record<string, Schema>

/** Resolves a schema’s `$ref`; keywords beside the reference take precedence. */
export function follow(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const { $ref, ...own } = schema
  return { ...follow(valueAt(root, $ref.slice(1)) as Schema), ...own }
}

/** Whether a setting takes a guard: the name of one, or one with options. */
export const isGuard = (schema: Schema) => follow(schema)['x-kind'] === 'Guard'

/** Returns the `use` value of a union’s member. */
export const useOf = (member: Schema) => String(follow(member).properties?.use?.const)

/** A setting’s schema, and whether its parent requires it. */
export interface Located {
  schema: Schema
  required: boolean
}

/**
 * Returns the schema at a pointer; `*` is any key. `manifest` selects members of unions. Undefined if there can be no
 * setting.
 */
export function locate(pointer: string, manifest: unknown): Located | undefined {
  let at: Located | undefined = { schema: manifestSchema, required: true }
  let value = manifest
  for (const key of keys(pointer)) {
    at = at && step(at.schema, key, value)
    value = valueAt({ value }, `/value/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
  return at
}

/** Returns the schema of a key. */
export function step(holder: Schema, key: string, value?: unknown): Located | undefined {
  const schema = follow(holder)
  const union = schema.oneOf ?? (schema.else && follow(schema.else).oneOf)
  const member = union?.find((each) => isObject(value) && useOf(each) === value.use)
  // The key that selects a member takes the name of each.
  if (key === 'use' && union)
    return {
      schema: {
        title: 'Widget',
        description: 'The widget’s name.',
        enum: union.map(useOf),
        enumDescriptions: union.map((each) => follow(each).description ?? ''),
      },
      required: true,
    }
  if (member) return step(member, key, value)
  const { properties = {}, additionalProperties, propertyNames = {}, items, required = [] } = schema
  const name = key === '*' ? Object.keys(properties)[0] : key
  if (name !== undefined && hasOwn(properties, name))
    return { schema: properties[name]!, required: required.includes(name) }
  if (isObject(additionalProperties))
    return key === '*' || isKey(key, propertyNames) ? { schema: additionalProperties, required: false } : undefined
  return items && /^(\d+|\*)$/.test(key) ? { schema: items, required: false } : undefined
}

/** Whether a map takes a key, by the schema of its keys. */
function isKey(key: string, names: Schema): boolean {
  const { if: own, else: other, pattern, enum: values } = follow(names)
  if (own && other) return isKey(key, own) || isKey(key, other)
  return (pattern === undefined || new RegExp(pattern).test(key)) && (!values || values.includes(key))
}

/** Returns a setting’s names in the specification. */
export const specNames = (schema: Schema): string[] => [schema['x-spec'] ?? []].flat()
