import type { Schema } from './files.ts'

/**
 * Reduces a schema for a validator that only returns true or false: drops annotations, merges equal definitions and
 * union members that differ only in `use`, and checks only the type of settings that no first page reads (`x-later`),
 * which publishing has validated.
 */
export function compact(schema: Schema): Schema {
  const stripped = strip(withAnyInside(schema))
  for (const definition of Object.values((stripped.$defs ?? {}) as Record<string, Schema>)) {
    if (definition.discriminator) definition.oneOf = mergeMembers(definition.oneOf, stripped.$defs)
  }
  return shareDefinitions(stripped)
}

/** Which blocks may be inside of others is checked by publishing alone: a second union of all blocks is large. */
function withAnyInside(schema: Schema): Schema {
  const { InnerBlock: _inner, ...definitions } = schema.$defs ?? {}
  return JSON.parse(JSON.stringify({ ...schema, $defs: definitions }).replaceAll('#/$defs/InnerBlock', '#/$defs/Block'))
}

const strip = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (!['description', 'title', 'x-kind'].some((name) => typeof value?.[name] === 'string')) return value
    if (value['x-later']) return { type: value.type }
    if (isOfCharacters(value.pattern)) return strip({ ...value, pattern: undefined })
    const {
      description: _description,
      title: _title,
      'x-kind': _kind,
      tsType: _tsType,
      'x-spec': _spec,
      'x-purpose': _purpose,
      'x-words': _words,
      'x-places': _places,
      'x-sample': _sample,
      'x-promotes': _promotes,
      enumDescriptions: _meanings,
      enumTitles: _valueTitles,
      ...rest
    } = value
    // With their type AJV compares the items without its helper for objects.
    if (rest.uniqueItems && rest.items?.$ref) rest.items = { type: 'string', ...rest.items }
    return rest
  })

/** Whether a pattern only keeps invisible characters out of a text, which publishing has checked: it is long, and harms nothing. */
const isOfCharacters = (pattern: unknown) => typeof pattern === 'string' && pattern.includes('\\u202a')

/** Shortens an object with many properties of the same type, such as the pages. */
function uniform(schema: Schema): Schema {
  const any = schema.additionalProperties?.$ref
  if (any && Object.values(schema.properties as Record<string, Schema>).every(({ $ref }) => $ref === any))
    return { ...schema, properties: undefined }
  if (schema.additionalProperties !== false || !schema.properties) return schema
  const properties = Object.entries(schema.properties as Record<string, Schema>)
  const counts = new Map<string, number>()
  for (const [, { $ref }] of properties) if ($ref) counts.set($ref, (counts.get($ref) ?? 0) + 1)
  const [reference, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  if (count < 3) return namesOnly(schema)
  const others = properties.filter(([, { $ref }]) => $ref !== reference)
  return {
    ...schema,
    properties: Object.fromEntries(others),
    propertyNames: { enum: properties.map(([name]) => name) },
    additionalProperties: { $ref: reference },
  }
}

/** Above eight properties AJV embeds the whole schema to look up names; a list of names is smaller. */
function namesOnly(schema: Schema): Schema {
  const names = Object.keys(schema.properties)
  if (names.length <= 8) return schema
  const { additionalProperties: _closed, ...rest } = schema
  return { ...rest, propertyNames: { enum: names } }
}

const nameOf = ({ $ref }: Schema) => ($ref as string).replace('#/$defs/', '')

/** Merges union members that differ only in their name. */
function mergeMembers(members: Schema[], definitions: Record<string, Schema>): Schema[] {
  const groups = new Map<string, string[]>()
  for (const member of members) {
    const { use: _use, ...others } = definitions[nameOf(member)]!.properties
    const shape = JSON.stringify({ ...definitions[nameOf(member)], properties: others })
    groups.set(shape, [...(groups.get(shape) ?? []), nameOf(member)])
  }
  return [...groups.values()].map((names) => {
    const first = definitions[names[0]!]!
    if (names.length > 1)
      first.properties.use = { type: 'string', enum: names.map((name) => definitions[name]!.properties.use.const) }
    for (const name of names.slice(1)) delete definitions[name]
    return { $ref: `#/$defs/${names[0]}` }
  })
}

/** Replaces equal definitions by references to the first one. */
function shareDefinitions(schema: Schema): Schema {
  const first = new Map<string, string>()
  const names = new Map<string, string>()
  for (const [name, definition] of Object.entries((schema.$defs ?? {}) as Record<string, Schema>)) {
    const shape = JSON.stringify(definition)
    if (!first.has(shape)) first.set(shape, name)
    names.set(name, first.get(shape)!)
  }
  const $defs = Object.fromEntries([...new Set(names.values())].map((name) => [name, schema.$defs[name]]))
  const shared = (reference: string) =>
    reference.replace(/(#\/\$defs\/)(\w+)/, (_, before: string, name: string) => before + (names.get(name) ?? name))
  return JSON.parse(JSON.stringify({ ...schema, $defs }), (_key, value) => {
    if (typeof value?.$ref === 'string') return { ...value, $ref: shared(value.$ref) }
    return value?.properties ? uniform(value) : value
  })
}
