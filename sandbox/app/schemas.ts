import { readdirSync, readFileSync } from 'node:fs'
import { Ajv, type Options } from 'ajv'

/** A call of a resource. */
export interface ApiCall {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below `/api`, with parameters in braces. */
  path: string
  /** Shapes of the request and the answer, as `Shape` of this resource or `resource/Shape` of another. */
  query?: string
  params?: string
  headers?: string
  body?: string
  /** Without it the answer has no body. */
  answer?: string
  /** What the client reads of a response where that is not `answer`. */
  accepts?: string
  /** Whether the call needs a session. */
  session?: boolean
  /**
   * Parameters for trying the call out. `{lang}` stands for each language of a brand, `{page}` for each static page
   * that it links to.
   */
  example?: Record<string, string | number>
  /** The callers: `<slot>/<name>` of widgets, or `engine` if every page makes the call. */
  usedBy: string[]
  /** What players see if the call fails. */
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

/** The schema of every resource in schemas/api: the files from which the client’s types and checks are generated. */
export const resourceSchemas: ResourceSchema[] = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

/**
 * Creates a validator that knows the shapes of every resource as `<resource>.schema.json#/$defs/<Shape>`. It never
 * removes properties.
 */
export function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ...options })
  ajv.addVocabulary([
    'x-source',
    'x-answers',
    'x-calls',
    'x-names',
    'x-usual',
    'x-unit',
    'x-shows',
    'x-scalar',
    'x-map',
  ])
  // Instants are described, and not checked: the sandbox writes its own.
  ajv.addFormat('date-time', true)
  for (const schema of resourceSchemas) ajv.addSchema(schema)
  return ajv
}
