import { child, isObject, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import { definitions, follow, useOf, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { settingTitle, widgetTitle } from '../../../manifest-tools/explain/titles.ts'

/** The control that a setting gets. */
export type Shape =
  | 'boolean'
  | 'choice'
  | 'colour'
  | 'date'
  | 'key'
  | 'picture'
  | 'number'
  | 'text'
  | 'list'
  | 'object'
  | 'map'
  | 'union'
  | 'guard'
  | 'page'

/** The kind of settings that name a text. */
const textKey = 'TranslationKey'

/** Whether a setting names a text. */
export const isTextKey = (schema: Schema) => schema['x-kind'] === textKey

/** The kind of settings that name a page. */
const pageKey = 'PageKey'

/** Returns the control of a setting. */
export function shapeOf(reference: Schema): Shape {
  const schema = follow(reference)
  const { type, enum: values, oneOf, else: other, properties, pattern = '', examples } = schema
  if (schema['x-kind'] === pageKey) return 'page'
  if (other) return 'guard'
  if (oneOf) return 'union'
  if (values) return 'choice'
  if (type === 'boolean') return 'boolean'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array') return 'list'
  if (properties) return 'object'
  if (type === 'object') return 'map'
  if (schema['x-kind'] === textKey) return 'key'
  if (pattern === '^#[0-9a-f]{6}$') return 'colour'
  if (/\\\.\(?(?:svg|png)/.test(pattern)) return 'picture'
  return /T\d\d:\d\dZ/.test(`${examples?.join(' ')} ${schema.description}`) ? 'date' : 'text'
}

/** A setting in an object, with what its form needs. */
export interface Setting {
  /** Its heading: its title, or the words of a map’s key. */
  label: string
  name: string
  pointer: string
  schema: Schema
  isRequired: boolean
}

/** Returns the settings of an object’s form. Blocks are in the tree, and a widget’s name is its heading. */
export function settingsOf(reference: Schema, pointer: string, value: unknown): Setting[] {
  const schema = memberOf(reference, value)
  const { properties = {}, required = [] } = schema
  return Object.entries(properties)
    .filter(([name, each]) => name !== 'use' && !(name === 'blocks' && shapeOf(each) === 'list'))
    .map(([name, each]) => ({
      label: settingTitle(name, each),
      name,
      pointer: child(pointer, name),
      schema: each,
      isRequired: required.includes(name),
    }))
}

/** Returns the member of a union that a value is, or the schema itself. */
export function memberOf(reference: Schema, value: unknown): Schema {
  const schema = follow(reference)
  const union = schema.oneOf ?? (schema.else && follow(schema.else).oneOf)
  const member = union?.find((each) => isObject(value) && useOf(each) === value.use)
  return member ? follow(member) : schema
}

/** Returns a new value of the member of a union with this name; undefined if it has none. */
export function initialMember(reference: Schema, use: string): unknown {
  const schema = follow(reference)
  const union = schema.oneOf ?? (schema.else && follow(schema.else).oneOf) ?? []
  const member = union.find((each) => useOf(each) === use)
  return member && initialValue(member)
}

/** A block that a list can get, as its schema describes it. */
export interface BlockKind {
  use: string
  name: string
  description: string
  /** One of `purposes`. */
  purpose: string
  /** Other names that the trade has for it. */
  words: readonly string[]
  /** Where it makes sense; undefined for any page. */
  places: readonly string[] | undefined
}

/** Returns every block that a list can get; fewer can stand inside of another block. */
export const blocksFor = (list: string): BlockKind[] =>
  (definitions[list.includes('/columns/') ? 'InnerBlock' : 'Block']?.oneOf ?? []).map((member) => {
    const schema = follow(member)
    const use = useOf(member)
    return {
      use,
      name: widgetTitle('Block', use),
      description: schema.description ?? '',
      purpose: schema['x-purpose'] ?? '',
      words: schema['x-words'] ?? [],
      places: schema['x-places'],
    }
  })

/** Returns the schema of a block; undefined for an unknown one. */
export const blockSchema = (use: string): Schema | undefined =>
  definitions.Block?.oneOf?.find((each) => useOf(each) === use)

/** Returns the options of a block that show something, with words in place of the keys of texts; undefined if it has none. */
export function sampleOf(use: string): JsonObject | undefined {
  const member = blockSchema(use)
  return member && follow(member)['x-sample']
}

/** Returns a new value with everything that is required. What is not right for the brand, its problems tell. */
export function initialValue(reference: Schema): unknown {
  const schema = follow(reference)
  const { enum: values, const: constant, oneOf, else: other, type, minimum = 0, minItems = 0, items, examples } = schema
  if (constant !== undefined) return constant
  if (values) return values[0]
  if (schema['x-kind'] === pageKey) return 'MAIN'
  if (other) return definitions.GuardName?.enum?.[0]
  if (oneOf) return initialValue(oneOf[0]!)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Number(examples?.[0] ?? minimum)
  if (type === 'array') return Array.from({ length: minItems }, () => initialValue(items ?? {}))
  if (type === 'object' || schema.properties) return initialObject(schema)
  return initialText(schema)
}

/** Returns a new block of a widget. */
export const initialBlock = (use: string) => initialMember(definitions.Block ?? {}, use)

const initialObject = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((name) => [name, initialValue(properties[name] ?? {})]))

function initialText(schema: Schema): string {
  const { pattern = '', minLength = 0, examples } = schema
  // A key of the product’s, whose text is right wherever the setting stands.
  if (isTextKey(schema)) return examples?.[0] ?? 'page.MAIN'
  const candidates = [
    ...(examples ?? []),
    '',
    'new',
    '#000000',
    'https://vendor.example',
    '/',
    new Date().toISOString(),
  ]
  return candidates.map(String).find((each) => each.length >= minLength && new RegExp(pattern, 'u').test(each)) ?? ''
}
