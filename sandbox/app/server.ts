import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { buildApi } from './api.ts'
import { Clock } from './clock.ts'
import { Control } from './control/control.ts'
import { onlyFromThisMachine } from './control/local.ts'
import { errorsRoute } from './control/errors.ts'
import { outboxRoute } from '../domains/account/control-outbox.ts'
import { isPostgresAddress, openDatabase } from './db/database.ts'
import { answerError } from './errors.ts'
import { gamesSide } from '../domains/games/page/routes.ts'
import { settleDue } from '../domains/games/play/settle.ts'
import { knowsHosts, refuseForeignHosts } from './hosts.ts'
import { hostOf } from './sites.ts'
import { registerDocs } from './plugins/docs.ts'
import { compileRequest } from './plugins/validation.ts'
import { joinInstances } from './instances.ts'
import { attachRealtime, type Heartbeat, type Realtime } from './realtime.ts'
import { artRoutes } from './art.ts'
import { pictureService } from './picture-service.ts'
import { seedIfEmpty } from './seed.ts'
import { growJackpots, listJackpots } from '../domains/jackpots/service.ts'
import { createServices, readSecret } from './services.ts'
import { attachSportFeed } from '../domains/sport/feed.ts'
import { sportsbookSide } from '../domains/sport/routes.ts'
import { settleSport } from '../domains/sport/settle.ts'
import { startTicker } from './ticker.ts'
import { attachChatSockets } from '../vendors/chat/sockets.ts'
import { platformOf } from '../platforms/platforms.ts'
import { vendorRoutes, vendorUrl } from '../vendors/vendors.ts'

const settlingInterval = 1000

/** The options of a sandbox. */
export interface SandboxOptions {
  /** A file of SQLite, `:memory:`, or the address of a PostgreSQL database, which several instances may share. */
  database: string
  /** Whether /__sandbox is available to callers on this machine. */
  control?: boolean
  /** Origins, such as `http://betogol.sandbox.test:4600`, whose pages may call across origins. */
  origins?: string[]
  /** Host names under which the sandbox answers, besides those of brands and origins and this machine’s own. */
  hosts?: string[]
  /** The domain that pages and API share if they are on different hosts. */
  cookieDomain?: string | undefined
  /** The currency of each brand by host name, for accounts of players who choose none. */
  currencies?: Record<string, string>
  /** Milliseconds between two increases of the jackpots; 0 for none. */
  jackpotInterval?: number
  /** The sockets’ heartbeat, if it is not the default. */
  heartbeat?: Heartbeat
  /** The number of games in a new database, if more than the default of 1,200. */
  games?: number
  /** The platform of `sandbox/platforms` that answers in place of the sandbox’s own API. */
  platform?: string | undefined
}

/** A sandbox that does not listen yet; more plugins may be registered before `app.listen`. */
export interface Sandbox {
  app: FastifyInstance
  realtime: Realtime
  /** Closes sockets, server and its connections to the database. */
  close(): Promise<void>
}

/** Builds the reference back end. Rejects if the database cannot be opened or migrated. */
export async function buildSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { origins = [], hosts = [], currencies = {}, jackpotInterval = 0 } = options
  const platform = options.platform === undefined ? undefined : platformOf(options.platform)
  if (platform?.hasMemory && isPostgresAddress(options.database))
    throw new Error(`The platform ${options.platform} keeps state in memory: it needs a database in a file.`)
  const clock = new Clock()
  const db = await openDatabase(options.database)
  await seedIfEmpty(db, clock, options.games)
  const secret = await readSecret(db)
  const services = createServices(db, clock, secret)

  const app = fastify({
    logger: { level: 'warn' },
    trustProxy: 'loopback',
    forceCloseConnections: true,
    rewriteUrl: ({ headers, url = '/' }) => vendorUrl(headers.host, url),
  })
  const isKnownHost = knowsHosts([...hosts, ...Object.keys(currencies), ...origins.map(hostOf)])
  refuseForeignHosts(app, isKnownHost)
  const instances = await joinInstances(options.database)
  const pages = { origins, isKnownHost }
  const realtime = attachRealtime(app.server, services, pages, instances.adapter, options.heartbeat, platform?.event)
  const closeChatSockets = attachChatSockets(app.server)
  const closeSportFeed = attachSportFeed(app.server, services.sportsbook)
  const control = options.control ? new Control() : null
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await registerDocs(app)
  const { cookieDomain } = options
  const watch = (api: FastifyInstance) => {
    control?.watch(api)
    platform?.hooks(api)
  }
  await app.register(buildApi({ services, secret, origins, currencies, cookieDomain, watch }), { prefix: '/api' })
  await app.register(async (scope) => platform?.routes?.(scope), { prefix: '/api' })
  artRoutes(app, services)
  pictureService(app)
  await gamesSide(app, services)
  await vendorRoutes(app, services)
  await sportsbookSide(app, services)
  await app.register(
    async (scope) => {
      scope.setValidatorCompiler(compileRequest)
      scope.setErrorHandler(answerError)
      scope.addHook('onRequest', onlyFromThisMachine)
      outboxRoute(scope, services.outbox, control !== null)
      errorsRoute(scope, services.errorLog, control !== null)
      control?.routes(scope, services, realtime)
    },
    { prefix: '/__sandbox' },
  )

  const logError = (error: unknown) => app.log.error(error)
  const tellJackpots = async () => realtime.toAll('jackpot', await listJackpots(db))
  const growAndTell = async () => {
    if (!(await instances.isLeader())) return
    await growJackpots(db)
    await tellJackpots()
  }
  const settle = async () => {
    await services.presence.advance()
    if (!(await instances.isLeader())) return
    await settleDue(services)
    await settleSport(services)
    await services.bonuses.expire()
    await services.wheels.advance()
    await services.cashbacks.payDue()
    await services.payments.advance()
  }
  services.signals.on('jackpots', () => void tellJackpots().catch(logError))
  const stopJackpots = startTicker(jackpotInterval, growAndTell, logError)
  const stopSettling = startTicker(settlingInterval, settle, logError)
  app.addHook('preClose', async () => {
    await Promise.all([stopJackpots(), stopSettling()])
    realtime.close()
    closeChatSockets()
    closeSportFeed()
  })
  app.addHook('onClose', async () => {
    await instances.close()
    await db.destroy()
  })
  return { app, realtime, close: () => app.close() }
}
