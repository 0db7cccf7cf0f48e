import type { FastifySchema } from 'fastify'
import { resourceSchemas } from './schemas.ts'

declare module 'fastify' {
  interface FastifySchema {
    'x-source'?: 'spec' | 'extension'
  }
}

interface Operation {
  /** The resource’s name: that of its schema file. */
  resource: string
  summary: string
  /** Shapes of the request and the answer, as `Shape` of the resource or `resource/Shape` of another. */
  query?: string
  params?: string
  body?: string
  /** The body’s media type; JSON where it is left out. */
  consumes?: string
  /** Without it the call answers 204. */
  answer?: string
  /** Whether it needs a session. */
  signedIn?: boolean
  /** Whether it changes something, and so needs the XSRF header. */
  changes?: boolean
}

const none = { type: 'object', properties: {}, additionalProperties: false }

/** A call’s schema: its shapes are those of schemas/api, and what it does not name is refused. */
export function operation({ resource, summary, query, params, body, consumes, answer, signedIn, changes }: Operation): FastifySchema {
  const shape = (name: string) => {
    const [own = '', other] = name.split('/').reverse()
    return { $ref: `${other ?? resource}.schema.json#/$defs/${own}` }
  }
  const error = (description: string) => ({ description, ...shape('common/ErrorBody') })
  return {
    tags: [resource],
    summary,
    'x-source': resourceSchemas.find(({ $id }) => $id === `${resource}.schema.json`)?.['x-source'],
    security: [{ ...(signedIn && { session: [] }), ...(changes && { csrf: [] }) }],
    querystring: query ? shape(query) : none,
    ...(params && { params: shape(params) }),
    ...(body && { body: shape(body) }),
    ...(consumes && { consumes: [consumes] }),
    response: {
      ...(answer ? { 200: { description: 'Done.', ...shape(answer) } } : { 204: { description: 'Done.', type: 'null' } }),
      '4xx': error('Refused.'),
      '5xx': error('The server’s own fault.'),
    },
  }
}
