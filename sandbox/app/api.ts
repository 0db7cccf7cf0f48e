import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { answerError, notFound } from './errors.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { playerHeader, registerPlayerHeader } from './plugins/player-header.ts'
import { registerSessions } from './plugins/sessions.ts'
import { registerValidation } from './plugins/validation.ts'
import { bannerRoutes } from '../domains/content/routes-banners.ts'
import { bonusRoutes } from '../domains/offers/routes-bonuses.ts'
import { cashbackRoutes } from '../domains/offers/routes-cashback.ts'
import { chatRoutes } from '../domains/account/routes-chat.ts'
import { documentRoutes } from '../domains/account/routes-documents.ts'
import { favouriteRoutes } from '../domains/games/routes-favourites.ts'
import { gameSessionRoutes } from '../domains/games/routes-sessions.ts'
import { gameRoutes } from '../domains/games/routes.ts'
import { hallOfFameRoutes } from '../domains/account/routes-hall-of-fame.ts'
import { historyRoutes } from '../domains/history/routes.ts'
import { jackpotRoutes } from '../domains/jackpots/routes.ts'
import { limitRoutes } from '../domains/protection/routes.ts'
import { pageRoutes } from '../domains/content/routes-pages.ts'
import { paymentRoutes } from '../domains/payments/routes.ts'
import { popupRoutes } from '../domains/offers/routes-popups.ts'
import { profileRoutes } from '../domains/account/routes-profile.ts'
import { promotionRoutes } from '../domains/offers/routes-promotions.ts'
import { recoveryRoutes } from '../domains/account/routes-recovery.ts'
import { registrationRoutes } from '../domains/account/routes-registration.ts'
import { sessionRoutes } from '../domains/account/routes-session.ts'
import { matchRoutes } from '../domains/sport/routes-matches.ts'
import { sportSessionRoutes } from '../domains/sport/routes-sessions.ts'
import { wheelRoutes } from '../domains/wheel/routes.ts'
import type { Services } from './services.ts'
import { Sites } from './sites.ts'

const callsPerMinute = 6000

interface ApiOptions {
  services: Services
  /** The key that signs the XSRF tokens. */
  secret: string
  origins: string[]
  /** The currency of each brand, by host name. */
  currencies: Record<string, string>
  cookieDomain: string | undefined
  /** Adds hooks that run after the session is read and before the checks. */
  watch(api: FastifyInstance): void
}

/** The API as a plugin, to be registered under /api. Its hooks run in the order in which they are registered here. */
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
      allowedHeaders: ['content-type', 'idempotency-key', 'x-xsrf-token', playerHeader],
      exposedHeaders: ['date', 'retry-after'],
      maxAge: 600,
    })
    await registerSessions(api, services)
    watch(api)
    await api.register(rateLimit, { max: callsPerMinute, timeWindow: 60_000 })
    registerCsrf(api, { secret, cookieDomain })
    registerPlayerHeader(api)
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
    chatRoutes(api)
    bannerRoutes(api, services)
    pageRoutes(api, services)
    jackpotRoutes(api, services)
    gameRoutes(api, services, sites)
    favouriteRoutes(api, services, sites)
    gameSessionRoutes(api, services, sites)
    historyRoutes(api, services, sites)
    promotionRoutes(api, services)
    bonusRoutes(api, services)
    popupRoutes(api, services)
    cashbackRoutes(api, services)
    paymentRoutes(api, services, sites)
    limitRoutes(api, services)
    hallOfFameRoutes(api, services)
    wheelRoutes(api, services)
    sportSessionRoutes(api, services)
    matchRoutes(api, services)
  }
}

/** Lets bodies be empty: clients send JSON as the content type of every call, even of those without a body. */
export function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
