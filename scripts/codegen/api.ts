import { entries, readJson, type Schema } from './files.ts'

/** Every resource’s schema under schemas/api; each holds its shapes under `$defs`. */
export const apiSchemas = (): Schema[] =>
  entries('schemas/api', (name) => name.endsWith('.schema.json')).map((name) => readJson(`schemas/api/${name}`))

/** All shapes of all resources under one roof, for the type generator: names are unique across files. */
export function apiRoot(schemas: Schema[]): Schema {
  const definitions: Record<string, Schema> = {}
  for (const schema of schemas) {
    for (const [name, definition] of Object.entries(schema.$defs as Record<string, Schema>)) {
      if (definitions[name]) throw new Error(`schemas/api: two shapes are called ${name}`)
      definitions[name] = { title: name, ...localRefs(definition) }
    }
  }
  return { title: 'Api', type: 'object', properties: {}, additionalProperties: false, $defs: definitions }
}

const localRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replace(/"[a-z-]+\.schema\.json#\//g, '"#/'))

/** The shapes that the client receives from a resource: those that its file lists under `x-answers`. */
export const answers = (schema: Schema): string[] => schema['x-answers'] ?? []
