import { banner, readJson, type Schema } from './files.ts'
import { languageNames } from './languages.ts'
import { licenceNames } from './licences.ts'
import { listEdit } from './list-edit.ts'
import { platformDefinitions } from './platform.ts'
import { guardDefinitions, overlayDefinitions, slotDefinitions, slots } from './slots.ts'

/** Combines the core schema and all widget options into the schema of a resolved manifest. */
export function bundle(): Schema {
  const core = readJson('schemas/manifest.schema.json')
  const definitions: Record<string, Schema> = {}
  for (const slot of slots)
    Object.assign(definitions, slot.type === 'Overlay' ? overlayDefinitions(slot) : slotDefinitions(slot))
  Object.assign(definitions, guardDefinitions(), platformDefinitions())
  for (const [name, definition] of Object.entries(core.$defs as Record<string, Schema>))
    definitions[name] = { 'x-kind': name, ...definition }
  definitions.Language = { ...definitions.Language, ...languageNames() }
  definitions.LicenceId = { ...definitions.LicenceId, ...licenceNames() }
  return { 'x-kind': 'Manifest', ...core, $defs: definitions }
}

/** Settings that a manifest cannot inherit. */
const own = ['manifestVersion', 'id']

/**
 * Derives the schema of a manifest file: settings that a parent can provide are optional, and null removes a setting.
 * A list is written whole, so that its entries are complete, or as an edit of the parents’ list.
 */
export function sourceSchema(resolved: Schema): Schema {
  const definitions: Record<string, Schema> = { ...resolved.$defs }
  const partials = new Map<string, string>()

  function partialReference(reference: string): string {
    const name = reference.replace('#/$defs/', '')
    const definition = resolved.$defs[name]
    if (!definition || definition.type !== 'object') return reference
    const partialName = `Partial${name}`
    if (!partials.has(name)) {
      partials.set(name, partialName)
      definitions[partialName] = partial(definition)
    }
    return `#/$defs/${partialName}`
  }

  function partial(schema: Schema): Schema {
    if (schema.$ref) return { ...schema, $ref: partialReference(schema.$ref) }
    if (schema.oneOf)
      return {
        ...schema,
        required: undefined,
        discriminator: undefined,
        oneOf: undefined,
        anyOf: schema.oneOf.map(partial),
      }
    if (schema.type === 'array') return { ...schema, ...listEdit(schema.items, partial(schema.items)) }
    if (schema.type !== 'object') return schema
    const { properties, additionalProperties } = schema
    return {
      ...schema,
      ...(properties && { properties: removable(properties) }),
      ...(additionalProperties && { additionalProperties: orNull(partial(additionalProperties)) }),
      required: undefined,
    }
  }

  const removable = (properties: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, orNull(partial(value))]))

  const source = partial({ ...resolved, $defs: undefined })
  const properties = { ...source.properties, ...Object.fromEntries(own.map((key) => [key, resolved.properties[key]])) }
  return { ...source, $comment: banner, properties, required: own, $defs: definitions }
}

/** Keeps `title` and `description` beside the union, so that editors show them on hover. */
function orNull(schema: Schema): Schema {
  if (schema.const !== undefined) return schema
  if (schema.$ref === undefined) return { ...schema, ...nullable(schema) }
  const { title, description, ...rest } = schema
  return { ...(title && { title }), ...(description && { description }), anyOf: [rest, { type: 'null' }] }
}

const nullable = ({ type, enum: values }: Schema) => ({
  ...(type && { type: [type, 'null'].flat() }),
  ...(values && { enum: [...values, null] }),
})
