import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { compileRequest } from '../../app/plugins/validation.ts'
import { betRoutes } from './routes-bets.ts'
import { eventRoutes } from './routes-events.ts'
import type { BookServices } from './rows.ts'
import type { SportSessions } from './sessions.ts'
import { SportError } from './sport-error.ts'

const callsPerMinute = 6000

/** The sportsbook’s own API on the vendors’ host; see README.md. */
export async function sportsbookRoutes(
  app: FastifyInstance,
  services: BookServices,
  sessions: SportSessions,
): Promise<void> {
  await app.register(
    async (calls) => {
      calls.setValidatorCompiler(compileRequest)
      calls.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
        if (error instanceof SportError) return reply.status(error.statusCode).send(error.answer)
        const status = error.validation ? 400 : (error.statusCode ?? 500)
        if (status >= 500) request.log.error(error)
        return reply.status(status).send({ error: status < 500 ? 'invalid' : 'server' })
      })
      await calls.register(rateLimit, { max: callsPerMinute, timeWindow: 60_000 })
      // Documents in frames have no origin; only the token identifies the caller.
      await calls.register(cors, {
        origin: '*',
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type'],
        maxAge: 600,
      })
      calls.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true }
      })
      calls.addHook('onRequest', async (_request, reply) => {
        reply.headers({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        })
      })
      eventRoutes(calls, services.sportsbook)
      betRoutes(calls, services, sessions)
    },
    { prefix: '/__vendors/sport/sportsbook/v1' },
  )
}
