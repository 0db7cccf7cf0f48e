import type { FastifyInstance } from 'fastify'
import type { ErrorReports } from '#api'
import type { ErrorLog } from '../../app/error-log.ts'
import { resourceSchemas } from '../../app/schemas.ts'
import { violationsIn } from './violations.ts'

/** A longer body is not a report. */
const bodyLimit = 32_768

/** Checks the reports of browsers (`services.errors` of manifests) and keeps them for /__sandbox/errors. */
export function errorsVendor(app: FastifyInstance, errorLog: ErrorLog): void {
  for (const schema of resourceSchemas) if (!app.getSchema(schema.$id)) app.addSchema(schema)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    ['text/plain', 'application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit },
    parse,
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' })
  })
  app.options('*', (_request, reply) => reply.code(204).send())

  app.post<{ Body: ErrorReports }>(
    '/reports',
    { schema: { body: { $ref: 'errors.schema.json#/$defs/ErrorReports' } } },
    async ({ body }, reply) => {
      const { reports, ...visit } = body
      await errorLog.add(reports.map((report) => ({ ...visit, ...report })))
      return reply.code(204).send()
    },
  )

  app.post('/violations', async ({ body }, reply) => {
    await errorLog.add(violationsIn(body))
    return reply.code(204).send()
  })
}
