import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Clock } from './clock.ts'
import { answerError, notFound } from './errors.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { playerHeader, registerPlayerHeader } from './plugins/player-header.ts'
import { type FindSession, registerSessions } from './plugins/sessions.ts'
import { acceptEmptyJson, registerValidation } from './plugins/validation.ts'

const callsPerMinute = 6000

interface ApiOptions {
  clock: Clock
  findSession: FindSession
  /** The key that signs the XSRF tokens. */
  secret: string
  origins: string[]
  cookieDomain: string | undefined
  /** Adds hooks that run after the session is read and before the checks. */
  watch(api: FastifyInstance): void
  /** Registers the calls. */
  routes(api: FastifyInstance): void
}

/** The API as a plugin, to be registered under /api. Its hooks run in the order in which they are registered here. */
export function buildApi({
  clock,
  findSession,
  secret,
  origins,
  cookieDomain,
  watch,
  routes,
}: ApiOptions): FastifyPluginAsync {
  return async (api) => {
    api.setErrorHandler(answerError)
    await registerValidation(api)
    api.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        date: new Date(clock.now()).toUTCString(),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    })
    await api.register(cors, {
      origin: origins.length > 0 ? origins : false,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['content-type', 'idempotency-key', 'x-xsrf-token', playerHeader],
      exposedHeaders: ['date', 'retry-after'],
      maxAge: 600,
    })
    await registerSessions(api, findSession)
    watch(api)
    await api.register(rateLimit, { max: callsPerMinute, timeWindow: 60_000 })
    registerCsrf(api, { secret, cookieDomain })
    registerPlayerHeader(api)
    acceptEmptyJson(api)
    api.setNotFoundHandler(() => {
      throw notFound()
    })
    routes(api)
  }
}
