import { follow, manifestSchema, memberOf, type Schema } from './schema.ts'

type Seen = Map<Schema, Set<unknown>>

function note(seen: Seen, schema: Schema, value: unknown) {
  seen.set(schema, (seen.get(schema) ?? new Set()).add(value))
}

/** Walks a value along its schema and records every enumeration value and widget that it uses. */
function walk(reference: Schema, value: unknown, seen: Seen): void {
  const schema = follow(reference)
  if (schema.enum || schema.const !== undefined) note(seen, schema, value)
  if (schema.if) walk((typeof value === 'string' ? schema.then : schema.else) ?? {}, value, seen)
  if (Array.isArray(value)) for (const item of value) walk(schema.items ?? {}, item, seen)
  else if (typeof value === 'object' && value !== null) walkObject(schema, value as Record<string, unknown>, seen)
}

function walkObject(schema: Schema, value: Record<string, unknown>, seen: Seen) {
  const { properties = {}, additionalProperties } = (schema.oneOf ? memberOf(schema, value.use) : schema) ?? {}
  for (const [key, part] of Object.entries(value)) {
    if (properties[key]) walk(properties[key], part, seen)
    else if (typeof additionalProperties === 'object') walk(additionalProperties, part, seen)
  }
}

/** Every enumeration and constant of the schema, with its place and values. */
function enumerations(): { place: string; schema: Schema; values: unknown[] }[] {
  const found: { place: string; schema: Schema; values: unknown[] }[] = []
  function visit(schema: Schema, place: string) {
    if (schema.enum) found.push({ place, schema, values: schema.enum })
    else if (schema.const !== undefined) found.push({ place, schema, values: [schema.const] })
    for (const [key, part] of Object.entries(schema)) {
      if (!['enum', 'propertyNames'].includes(key) && typeof part === 'object' && part !== null)
        visit(part as Schema, `${place}/${key}`)
    }
  }
  visit(manifestSchema, '')
  return found
}

/** Not a brand’s choice: every route table has every page, `platform` describes a back end, and a contract describes a vendor. */
const notChosen = ['/$defs/RouteKey', '/$defs/Platform', '/$defs/GameContract']

const chosen = enumerations().filter(({ place }) => !notChosen.some((each) => place.startsWith(each)))

/** The enumeration values and widgets that none of these manifests uses. */
export function unused(manifests: unknown[]): string[] {
  const seen: Seen = new Map()
  for (const manifest of manifests) walk(manifestSchema, manifest, seen)
  return chosen.flatMap(({ place, schema, values }) =>
    values.filter((value) => !seen.get(schema)?.has(value)).map((value) => `${place}: ${JSON.stringify(value)}`),
  )
}
