import type {
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import { type ApiCall, resourceSchemas } from './schemas.ts'

declare module 'fastify' {
  interface FastifySchema {
    'x-source'?: 'spec' | 'extension'
  }
}

type Handler<Route extends RouteGenericInterface> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  Route
>

interface Options extends Pick<RouteShorthandOptions, 'onRequest'> {
  /** The media type of the body; JSON by default. */
  consumes?: string
  /** Responses besides those of every call, by status. */
  responses?: Record<number, object>
}

interface Shape {
  readonly description?: string
  readonly $ref: string
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

/**
 * Registers the calls of a resource, the name of its file in schemas/api, by the names in its `x-calls`. Method, path
 * and shapes are those of the schema; parameters that it does not name are refused.
 */
export function routesOf(api: FastifyInstance, resource: string) {
  const schema = resourceSchemas.find(({ $id }) => $id === `${resource}.schema.json`)
  const shape = (name: string, description?: string) =>
    sharedShape(name.includes('/') ? name : `${resource}/${name}`, description)

  const schemaOf = (
    { method, query, params, headers, body, answer, session }: ApiCall,
    summary: string,
    { consumes, responses }: Options,
  ): FastifySchema => ({
    tags: [resource],
    summary,
    ...(schema && { 'x-source': schema['x-source'] }),
    security: [{ ...(session && { session: [] }), ...(method !== 'GET' && { csrf: [] }) }],
    querystring: query ? shape(query) : none,
    ...(params && { params: shape(params) }),
    ...(headers && { headers: shape(headers) }),
    ...(body && { body: shape(body) }),
    ...(consumes && { consumes: [consumes] }),
    response: {
      ...(answer ? { 200: shape(answer, 'Done.') } : { 204: nothing }),
      ...responses,
      '4xx': shape('common/ErrorBody', 'Refused.'),
      '5xx': shape('common/ErrorBody', 'The server’s own fault.'),
    },
  })

  return {
    /** Handles every call of this name. Throws if the schema has none. */
    on<Route extends RouteGenericInterface>(
      name: string,
      summary: string,
      handler: Handler<Route>,
      options: Options = {},
    ): void {
      const calls = schema?.['x-calls']?.filter((call) => call.name === name) ?? []
      if (calls.length === 0) throw new Error(`schemas/api/${resource}.schema.json has no call ${name}`)
      for (const call of calls) {
        api.route<Route>({
          method: call.method,
          url: call.path.replace(/\{(\w+)\}/g, ':$1'),
          schema: schemaOf(call, summary, options),
          ...(options.onRequest && { onRequest: options.onRequest }),
          handler,
        })
      }
    },
  }
}
