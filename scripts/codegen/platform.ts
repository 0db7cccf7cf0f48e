import { answers, apiSchemas, callsOf } from './api.ts'
import type { Schema } from './files.ts'
import { platformNames } from './slots.ts'

/** The settings of `platform` that follow from the API: its entities with their properties, and its calls. */
export function platformDefinitions(): Record<string, Schema> {
  const schemas = apiSchemas()
  const entities = schemas.flatMap((schema) => answers(schema).flatMap((name) => reachable(name, schema, schemas)))
  const calls = schemas.flatMap(callsOf).map(({ method, path }) => `${method} ${path}`)
  return {
    PlatformAnswers: {
      'x-kind': 'PlatformAnswers',
      title: 'Places in responses',
      description: 'Where the back end’s responses have what the product reads, by entity of the API.',
      'x-later': true,
      type: 'object',
      properties: Object.fromEntries(entities.map(([name, definition]) => [name, places(name, definition)])),
      additionalProperties: false,
      tsType: 'Record<string, Record<string, JsonPointer | PlatformValue>>',
    },
    PlatformName: {
      'x-kind': 'PlatformName',
      description: 'A platform that is connected by code: a folder of `widgets/platforms`.',
      type: 'string',
      enum: platformNames,
      tsType: 'string',
    },
    PlatformCall: {
      'x-kind': 'PlatformCall',
      description: 'A call of the API, by its method and path.',
      type: 'string',
      enum: [...new Set(calls)].sort(),
      tsType: 'string',
    },
  }
}

/** An answer and the entities in it. */
function reachable(name: string, schema: Schema, schemas: Schema[]): [string, Schema][] {
  const definition: Schema = schema.$defs[name]
  const references = [...JSON.stringify(definition).matchAll(/"\$ref":"([^"#]*)#\/\$defs\/(\w+)"/g)]
  const inner = references.flatMap(([, file, other]) =>
    reachable(other!, file ? schemas.find(({ $id }) => $id === file)! : schema, schemas),
  )
  return [[name, definition], ...inner]
}

/** What may be said of an entity: where it is, where its list is, or where its properties are. */
function places(name: string, { type, properties = {}, description }: Schema): Schema {
  const inline = Object.keys(properties).find((key) => properties[key].properties)
  if (inline) throw new Error(`schemas/api: ${name}.${inline} needs a name under $defs, so that it can be mapped`)
  const own = type === 'array' ? { items: list } : Object.fromEntries(Object.entries<Schema>(properties).map(place))
  return { description, type: 'object', properties: { root, ...own }, additionalProperties: false }
}

const place = ([name, property]: [string, Schema]) => [
  name,
  { $ref: '#/$defs/PlatformPlace', ...(property.description && { description: property.description }) },
]

const root = {
  $ref: '#/$defs/JsonPointer',
  title: 'The entity itself',
  description: 'Where the entity itself is; other pointers start there.',
}
const list = { $ref: '#/$defs/JsonPointer', title: 'The list', description: 'Where the list is.' }
