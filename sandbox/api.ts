import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { answerError, notFound } from './errors.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { registerSessions } from './plugins/sessions.ts'
import { registerValidation } from './plugins/validation.ts'
import { bannerRoutes } from './routes/banners.ts'
import { bonusRoutes } from './routes/bonuses.ts'
import { cashbackRoutes } from './routes/cashback.ts'
import { documentRoutes } from './routes/documents.ts'
import { favouriteRoutes } from './routes/favourites.ts'
import { gameSessionRoutes } from './routes/game-sessions.ts'
import { gameRoutes } from './routes/games.ts'
import { hallOfFameRoutes } from './routes/hall-of-fame.ts'
import { historyRoutes } from './routes/histories.ts'
import { jackpotRoutes } from './routes/jackpots.ts'
import { limitRoutes } from './routes/limits.ts'
import { pageRoutes } from './routes/pages.ts'
import { paymentRoutes } from './routes/payments.ts'
import { popupRoutes } from './routes/popups.ts'
import { profileRoutes } from './routes/profile.ts'
import { promotionRoutes } from './routes/promotions.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { registrationRoutes } from './routes/registration.ts'
import { sessionRoutes } from './routes/session.ts'
import { sportSessionRoutes } from './routes/sport-sessions.ts'
import { wheelRoutes } from './routes/wheel.ts'
import type { Services } from './services/services.ts'
import { Sites } from './sites.ts'

const callsPerMinute = 6000

interface ApiOptions {
  services: Services
  /** What the XSRF tokens are signed with. */
  secret: string
  origins: string[]
  /** Each brand’s currency by host name. */
  currencies: Record<string, string>
  cookieDomain: string | undefined
  /** Adds hooks between the reading of the session and the checks. */
  watch(api: FastifyInstance): void
}

/** The API as a plugin, to be registered under /api. The order of its hooks is the order in which a call is looked at. */
export function buildApi({
  services,
  secret,
  origins,
  currencies,
  cookieDomain,
  watch,
}: ApiOptions): FastifyPluginAsync {
  return async (api) => {
    api.setErrorHandler(answerError)
    await registerValidation(api)
    api.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        date: new Date(services.clock.now()).toUTCString(),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    })
    await api.register(cors, {
      origin: origins.length > 0 ? origins : false,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['content-type', 'idempotency-key', 'x-xsrf-token'],
      exposedHeaders: ['date'],
      maxAge: 600,
    })
    await registerSessions(api, services)
    watch(api)
    await api.register(rateLimit, { max: callsPerMinute, timeWindow: 60_000 })
    registerCsrf(api, { secret, cookieDomain })
    acceptEmptyJson(api)
    api.setNotFoundHandler(() => {
      throw notFound()
    })

    const sites = new Sites(origins, currencies)
    sessionRoutes(api, services, cookieDomain)
    registrationRoutes(api, services, sites, cookieDomain)
    profileRoutes(api, services, sites)
    recoveryRoutes(api, services, sites)
    documentRoutes(api, services)
    bannerRoutes(api, services)
    pageRoutes(api, services)
    jackpotRoutes(api, services)
    gameRoutes(api, services)
    favouriteRoutes(api, services)
    gameSessionRoutes(api, services, sites)
    historyRoutes(api, services)
    promotionRoutes(api, services)
    bonusRoutes(api, services)
    popupRoutes(api, services)
    cashbackRoutes(api, services)
    paymentRoutes(api, services, sites)
    limitRoutes(api, services)
    hallOfFameRoutes(api, services)
    wheelRoutes(api, services)
    sportSessionRoutes(api, services)
  }
}

/** Clients name JSON as the content type of every call, those without a body too. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
