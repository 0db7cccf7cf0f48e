import type { FastifySchema } from 'fastify'
import { resourceSchemas } from './schemas.ts'

declare module 'fastify' {
  interface FastifySchema {
    'x-source'?: 'spec' | 'extension'
  }
}

interface Shape {
  readonly description?: string
  readonly $ref: string
}

interface Operation {
  /** The name of the resource, which is the name of its schema file. */
  resource: string
  summary: string
  /** Shapes of the request and the answer, as `Shape` of this resource or `resource/Shape` of another. */
  query?: string
  params?: string
  headers?: string
  body?: string
  /** The media type of the body; JSON by default. */
  consumes?: string
  /** Without it the call answers 204. */
  answer?: string
  /** Whether the call needs a session. */
  signedIn?: boolean
  /** Whether the call changes something and therefore needs the XSRF header. */
  changes?: boolean
}

const shapes = new Map<string, Shape>()

/**
 * A shape of schemas/api by `resource/Shape`. The same object each time, so that validators and serialisers are
 * compiled once.
 */
function sharedShape(name: string, description?: string): Shape {
  const key = `${name} ${description}`
  const known = shapes.get(key)
  if (known) return known
  const [resource, shape] = name.split('/')
  const made = Object.freeze({ ...(description && { description }), $ref: `${resource}.schema.json#/$defs/${shape}` })
  shapes.set(key, made)
  return made
}

const none = { type: 'object', properties: {}, additionalProperties: false }
const nothing = { description: 'Done.', type: 'null' }

/** Builds the schema of a call from the shapes of schemas/api; parameters that it does not name are refused. */
export function operation({
  resource,
  summary,
  query,
  params,
  headers,
  body,
  consumes,
  answer,
  signedIn,
  changes,
}: Operation): FastifySchema {
  const shape = (name: string, description?: string) =>
    sharedShape(name.includes('/') ? name : `${resource}/${name}`, description)
  const source = resourceSchemas.find(({ $id }) => $id === `${resource}.schema.json`)?.['x-source']
  return {
    tags: [resource],
    summary,
    ...(source && { 'x-source': source }),
    security: [{ ...(signedIn && { session: [] }), ...(changes && { csrf: [] }) }],
    querystring: query ? shape(query) : none,
    ...(params && { params: shape(params) }),
    ...(headers && { headers: shape(headers) }),
    ...(body && { body: shape(body) }),
    ...(consumes && { consumes: [consumes] }),
    response: {
      ...(answer ? { 200: shape(answer, 'Done.') } : { 204: nothing }),
      '4xx': shape('common/ErrorBody', 'Refused.'),
      '5xx': shape('common/ErrorBody', 'The server’s own fault.'),
    },
  }
}
