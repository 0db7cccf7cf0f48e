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
      definitions[name] = { title: name, ...withDefaults(withFiles(localRefs(definition))) }
    }
  }
  return { title: 'Api', type: 'object', properties: {}, additionalProperties: false, $defs: definitions }
}

const localRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replace(/"[a-z-]+\.schema\.json#\//g, '"#/'))

/** Whether a property of a form is a file. */
export const isBinary = (schema: Schema): boolean => schema.contentMediaType !== undefined

const withFiles = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => (value && isBinary(value) ? { ...value, tsType: 'Blob' } : value))

/** A response has each property with a default: the client fills it in. Requests are closed, and leave out what they may. */
const withDefaults = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === 'object' && value.properties && value.additionalProperties !== false
      ? { ...value, required: Object.keys(value.properties).filter((key) => isAlwaysThere(value, key)) }
      : value,
  )

const isAlwaysThere = ({ required = [], properties }: Schema, key: string) =>
  required.includes(key) || properties[key].default !== undefined

/** What published pages may hold of a response. */
interface PublicResponse {
  /**
   * The names of the properties that stay, at any depth, where the others would soon be wrong, such as amounts. The call’s method does
   * not return it: `<name>FromPage` does.
   */
  only?: string[]
  /** The property with the time until which an item is shown. */
  ends?: string
  /** The property with a time at which what is shown of an item changes. */
  changes?: string
}

/** A call as a resource’s `x-calls` tells it. */
export interface Call {
  /** The client’s method. Calls of one name differ in their path alone: the caller chooses it. */
  name: string
  /** What a caller has to know. */
  description?: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, its parameters in braces. */
  path: string
  /** Shapes of the request and the response, as `Shape` of the resource or `resource/Shape` of another. */
  params?: string
  query?: string
  headers?: string
  /** A form with files where a property has a `contentMediaType`. */
  body?: string
  /** Without it the response is not read. */
  answer?: string
  /** What the client reads of a response where that is not `answer`. */
  accepts?: string
  /** The properties of a list’s items that the client uses; it keeps no others. */
  keeps?: string[]
  /** Whether only a signed-in player may make the call. */
  session?: boolean
  /**
   * Of each call with a session that is no GET: whether it changes the player’s money, limits or data, so that the client first
   * makes sure that this player is the one signed in.
   */
  ownWrite?: boolean
  /**
   * Whether a refusal is about what the call asks for alone, such as one game or one postcode: that the region is closed is not about
   * the site then, and that it is not found not about the call.
   */
  ownRefusal?: true
  /**
   * Whether its response is the same for every visitor of a brand in a language, so that published pages may hold it, and what of it.
   * Only a GET without a session can be.
   */
  'x-public'?: true | PublicResponse
  usedBy: string[]
  /** What is not shown on a platform that lacks the call: `blocks/<name>`, `pages/<KEY>`. */
  hides?: string[]
}

/** The calls of a resource that the product makes. */
export function callsOf(schema: Schema): Call[] {
  const calls = ((schema['x-calls'] ?? []) as Call[]).filter(({ usedBy }) => usedBy.length > 0)
  for (const { name, method, path, session, ownWrite, 'x-public': isPublic } of calls) {
    if (!name) throw new Error(`${schema.$id}: ${method} ${path} is used and has no name`)
    if ((session === true && method !== 'GET') !== (ownWrite !== undefined))
      throw new Error(
        `${schema.$id}: ${method} ${path} has to say by ownWrite whether it is the player’s own; reads do not`,
      )
    if (isPublic && (session || method !== 'GET'))
      throw new Error(`${schema.$id}: ${method} ${path} is x-public, and is no GET without a session`)
  }
  return calls
}

/** `banners.schema.json` → `banners`. */
export const resourceOf = (schema: Schema): string => schema.$id.replace('.schema.json', '')

/** `session/User` → `User`. */
export const nameOf = (reference: string): string => reference.split('/').at(-1)!

/** `session/User` → `session`; a shape alone is of the resource itself. */
export const ownerOf = (reference: string, resource: Schema): string =>
  reference.includes('/') ? reference.split('/')[0]! : resourceOf(resource)

/** The shape that a resource’s call names. */
export function shapeOf(reference: string, resource: Schema, schemas: Schema[]): Schema {
  const owner = schemas.find((schema) => resourceOf(schema) === ownerOf(reference, resource))
  const shape = owner?.$defs[nameOf(reference)]
  if (!shape) throw new Error(`${resource.$id}: there is no shape ${reference}`)
  return shape
}

/** The shapes that the client checks: those that a resource lists under `x-answers`, and what its calls accept. */
export function answers(schema: Schema): string[] {
  const accepted = callsOf(schema).flatMap(({ accepts }) => accepts ?? [])
  return [...new Set([...(schema['x-answers'] ?? []), ...accepted])]
}
