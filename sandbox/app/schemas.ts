import { readdirSync, readFileSync } from 'node:fs'
import { Ajv, type Options } from 'ajv'

/** A call that a resource offers. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, its parameters in braces. */
  path: string
  /** Shapes of the request and the answer, as `Shape` of the resource or `resource/Shape` of another. */
  query?: string
  params?: string
  headers?: string
  body?: string
  /** Without it nothing is answered. */
  answer?: string
  /** Whether it needs a session. */
  session?: boolean
  /** Parameters for trying it out. `{lang}` stands for each language of a brand, `{page}` for each static page that it links to. */
  example?: Record<string, string | number>
  /** Who makes it: `<slot>/<name>` of widgets, or `engine` where every page does. */
  usedBy: string[]
  /** What players see where it fails. */
  without?: string
}

interface ResourceSchema {
  $id: string
  title: string
  'x-source': 'spec' | 'extension'
  'x-answers'?: string[]
  'x-calls'?: ApiCall[]
  $defs: Record<string, { properties?: object }>
}

const folder = new URL('../../schemas/api/', import.meta.url)

/** Every resource’s schema under schemas/api: the same files that the client’s types and checks are made from. */
export const resourceSchemas: ResourceSchema[] = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

/** A validator that knows every resource’s shapes by `<resource>.schema.json#/$defs/<Shape>`. It never removes a property. */
export function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ...options })
  ajv.addVocabulary(['x-source', 'x-answers', 'x-calls'])
  for (const schema of resourceSchemas) ajv.addSchema(schema)
  return ajv
}
