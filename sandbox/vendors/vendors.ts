import type { FastifyInstance } from 'fastify'
import { answerError } from '../errors.ts'
import { compileRequest } from '../plugins/validation.ts'
import type { Services } from '../services/services.ts'
import { telegramVendor } from './telegram/routes.ts'

/** Vendors’ real origins, and the names under which the sandbox stands in for them. */
const standIns: Record<string, string> = {
  'https://telegram.org': 'telegram',
}

const path = '/__vendors'

/** For each real origin, the one that stands in for it where the sandbox listens on this port: paths stay the real ones. */
export const vendorOrigins = (port: number): Record<string, string> =>
  Object.fromEntries(Object.entries(standIns).map(([origin, name]) => [origin, `http://${name}.vendors.localhost:${port}`]))

/** The route of a request: those to a stand-in’s host are below its folder. */
export function vendorUrl(host: string | undefined, url: string): string {
  const [, name] = /^([a-z0-9-]+)\.vendors\.localhost(?::\d+)?$/.exec(host ?? '') ?? []
  return name ? `${path}/${name}${url}` : url
}

/** Serves every stand-in. */
export async function vendorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const vendors = { telegram: telegramVendor }
  for (const [name, routes] of Object.entries(vendors)) {
    await app.register(
      async (scope) => {
        scope.setValidatorCompiler(compileRequest)
        scope.setErrorHandler(answerError)
        routes(scope, services)
      },
      { prefix: `${path}/${name}` },
    )
  }
}
