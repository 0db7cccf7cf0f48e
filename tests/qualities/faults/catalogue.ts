import type { Read } from '#engine/data/read.ts'
import { resourceSchemas } from '../../../sandbox/app/schemas.ts'

/** A call of the product, as the matrix breaks it. */
export interface Call {
  /** `METHOD /path` as in the catalogue. */
  name: string
  method: string
  /** Matches the addresses of this call and of no other. */
  path: RegExp
  /** A response whose fields have wrong types. */
  wrong: unknown
  /** Whether the product accepts a body as a response. */
  takes(body: unknown): boolean
  /** Whether a status says that the platform does not have the call, so that the visit makes it no more. */
  isAbsentBy(status: number | undefined): boolean
}

type Guard = (value: unknown) => boolean
interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** The texts are not part of the API (spec §7); only i18next knows their shape. */
const texts: Call = {
  name: 'GET /locales/{lng}/{ns}.json',
  method: 'GET',
  path: /^\/locales\/\w+\/user\.json$/,
  wrong: ['wrong'],
  takes: () => false,
  isAbsentBy: () => false,
}

/** No call accepts an HTML page. */
const isPage = (body: unknown) => typeof body === 'string' && body.startsWith('<')

/** Reads every call of schemas/api that the product makes, and its texts. */
export async function readCalls(): Promise<Call[]> {
  const made = resourceSchemas.flatMap(({ $id, 'x-source': source, 'x-calls': calls = [] }) => {
    const resource = $id.replace('.schema.json', '')
    return calls
      .filter(({ usedBy }) => usedBy.length > 0)
      .map((call) => ({ resource, isExtension: source === 'extension', ...call }))
  })
  const calls = made.map(async ({ resource, isExtension, method, path, ...call }): Promise<Call> => {
    const isList = !path.includes('{')
    const known = {
      name: `${method} ${path}`,
      method,
      path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      isAbsentBy: (status: number | undefined) =>
        isExtension && method === 'GET' && (status === 405 || status === 501 || (status === 404 && isList)),
    }
    const answer = call.accepts ?? call.answer
    const shape = !answer || answer.includes('/') ? answer : `${resource}/${answer}`
    // A change that was made counts as made, whatever its response says.
    if (!shape || method !== 'GET') return { ...known, wrong: { message: 7 }, takes: (body) => !isPage(body) }
    const takes = await readerOf(shape)
    return { ...known, wrong: wrongOf({ $ref: refOf(shape) }, resource), takes }
  })
  return [...(await Promise.all(calls)), texts]
}

async function readerOf(shape: string): Promise<Guard> {
  const [resource, name] = shape.split('/')
  const readers = (await import(`../../../schemas/generated/read/${resource}.ts`)) as Record<string, Read<unknown>>
  const read = readers[`read${name}`]
  if (!read) throw new Error(`there is no reader of ${shape}`)
  return (body) => read(body, { onUnreadable: () => undefined }) !== undefined
}

const refOf = (shape: string) => shape.replace('/', '.schema.json#/$defs/')

/** Returns a value with the schema’s outline and wrong types inside. */
function wrongOf(schema: Schema, resource: string): unknown {
  if (schema.$ref) {
    const [file, name = ''] = schema.$ref.split('#/$defs/')
    const of = file ? file.replace('.schema.json', '') : resource
    const found = resourceSchemas.find(({ $id }) => $id === `${of}.schema.json`)
    return wrongOf(found!.$defs[name] as Schema, of)
  }
  const { type, properties, items, anyOf, oneOf } = schema
  const choices = anyOf ?? oneOf
  if (choices) return Object.assign({}, ...choices.map((choice) => wrongOf(choice, resource)))
  if (type === 'array') return [wrongOf(items ?? {}, resource)]
  if (!properties) return wrongFor(type)
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, wrongFor(property.type)]))
}

/** Scalars are read in each other’s forms, so a text is wrong where it is an object. */
const wrongFor = (type: unknown) => (type === 'string' ? {} : 'wrong')
