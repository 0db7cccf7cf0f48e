import type { Schema } from './files.ts'

/** Returns the definition of a reference. */
export const definitionOf = (reference: string, definitions: Record<string, Schema>) =>
  definitions[reference.replace('#/$defs/', '')]

/**
 * Rewrites a union of widgets for editors: `use` lists every name with its description, a condition per name selects
 * its options, and snippets insert the required ones. Undefined if it is not such a union.
 */
export function editorUnion(union: Schema, definitions: Record<string, Schema>): Schema | undefined {
  const references = ((union.oneOf ?? union.anyOf ?? []) as Schema[]).filter(({ $ref }) => $ref)
  const widgets = references.map(({ $ref }) => definitionOf($ref, definitions)!)
  if (widgets.length === 0 || !widgets.every(({ properties }) => properties?.use?.const)) return undefined
  const { oneOf: _members, anyOf: _partials, discriminator: _discriminator, ...rest } = union
  const names = widgets.map(({ properties }) => properties.use.const)
  const use = {
    description: 'Which one. The other settings of this object are its options.',
    type: 'string',
    enum: names,
    enumDescriptions: widgets.map(({ description }) => description),
  }
  const chosen = references.map((reference, index) => ({ if: isUse({ const: names[index] }), then: reference }))
  const unnamed = union.anyOf ? [{ if: isUse({}), else: { anyOf: references } }] : []
  return {
    ...rest,
    properties: { use },
    allOf: [...chosen, ...unnamed],
    defaultSnippets: widgets.map((widget) => snippet(widget, definitions)),
  }
}

const isUse = (value: Schema) => ({ properties: { use: value }, required: ['use'] })

/** A partial definition lacks required settings: the snippet uses the complete one. */
function snippet(widget: Schema, definitions: Record<string, Schema>): Schema {
  const { properties, required, description } = definitions[widget['x-kind']]!
  const needed = (required as string[]).filter((key) => key !== 'use')
  const body = needed.map((key, index) => [key, place(target(properties[key], definitions), index + 1)])
  return { label: properties.use.const, description, body: { use: properties.use.const, ...Object.fromEntries(body) } }
}

const target = (schema: Schema, definitions: Record<string, Schema>): Schema =>
  schema.$ref ? target(definitionOf(schema.$ref, definitions)!, definitions) : schema

/** A snippet placeholder; a leading ^ omits the quotes. */
export function place(
  { type, enum: values, minimum = 0, examples: [usual = minimum] = [] }: Schema,
  number: number,
): string {
  if (values) return `\${${number}|${values.join(',')}|}`
  if (type === 'array') return `^[$${number}]`
  if (type === 'object') return `^{$${number}}`
  return type === 'integer' ? `^\${${number}:${usual}}` : `$${number}`
}
