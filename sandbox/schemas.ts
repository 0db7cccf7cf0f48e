import { readdirSync, readFileSync } from 'node:fs'
import { Ajv, type Options } from 'ajv'

interface ResourceSchema {
  $id: string
  title: string
  'x-source': 'spec' | 'extension'
}

const folder = new URL('../schemas/api/', import.meta.url)

/** Every resource’s schema under schemas/api: the same files that the client’s types and checks are made from. */
export const resourceSchemas: ResourceSchema[] = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

/** A validator that knows every resource’s shapes by `<resource>.schema.json#/$defs/<Shape>`. It never removes a property. */
export function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ...options })
  ajv.addVocabulary(['x-source', 'x-answers'])
  for (const schema of resourceSchemas) ajv.addSchema(schema)
  return ajv
}
