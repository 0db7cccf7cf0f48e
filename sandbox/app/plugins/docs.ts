import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import appPackage from '../../../package.json' with { type: 'json' }
import { resourceSchemas } from '../schemas.ts'

/** Publishes the API as OpenAPI 3.1: a page at /docs and the document at /docs/json. Register it before the routes. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Betting and casino API',
        version: appPackage.version,
        description:
          'What the front end calls. `x-source` tells whether the specification shows a call or the front end adds it.',
      },
      servers: [{ url: '/' }],
      tags: resourceSchemas.map(({ $id, title }) => ({ name: resourceOf($id), description: title })),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by POST /api/client-login.' },
          csrf: {
            type: 'apiKey',
            in: 'header',
            name: 'X-XSRF-TOKEN',
            description: 'The value of the cookie XSRF-TOKEN.',
          },
        },
      },
    },
    hideUntagged: true,
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) =>
        typeof $id === 'string' ? resourceOf($id) : `def-${index}`,
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
    })
    // The sandbox has no HTTPS.
    const transformStaticCSP = (policy: string) => policy.replace(/;? *upgrade-insecure-requests;?/, '')
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP })
  })
}

const resourceOf = (id: string) => id.replace('.schema.json', '')
