import { entries, readJson, type Schema } from './files.ts'

/** Reads the schemas under schemas/api, one per resource, with shapes under `$defs`. */
export const apiSchemas = (): Schema[] =>
  entries('schemas/api', (name) => name.endsWith('.schema.json')).map((name) => readJson(`schemas/api/${name}`))

/** Combines the shapes of all resources for the type generator. Names must be unique. */
export function apiRoot(schemas: Schema[]): Schema {
  const definitions: Record<string, Schema> = {}
  for (const schema of schemas) {
    for (const [name, definition] of Object.entries(schema.$defs as Record<string, Schema>)) {
      if (definitions[name]) throw new Error(`schemas/api: duplicate shape ${name}`)
      definitions[name] = { title: name, ...localRefs(definition) }
    }
  }
  return { title: 'Api', type: 'object', properties: {}, additionalProperties: false, $defs: definitions }
}

const localRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replace(/"[a-z-]+\.schema\.json#\//g, '"#/'))

/** Returns the shapes of responses that the client receives (`x-answers`). */
export const answers = (schema: Schema): string[] => schema['x-answers'] ?? []
