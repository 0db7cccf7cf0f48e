import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import type { LiveTableList } from '#api'
import { buildApi } from './api.ts'
import { Clock } from './clock.ts'
import { Control, onlyFromThisMachine } from './control/control.ts'
import { type Database, type DatabaseSource, isOnServer, openDatabase } from './db/database.ts'
import { answerError } from './errors.ts'
import { knowsHosts, refuseForeignHosts } from './hosts.ts'
import { alone, type Instances } from './instances.ts'
import { registerDocs } from './plugins/docs.ts'
import { compileRequest } from './plugins/validation.ts'
import { attachRealtime, type Heartbeat, type Realtime } from './realtime.ts'
import { seedIfEmpty } from './seed.ts'
import { createServices } from './services.ts'
import { type BrandRules, hostOf, Sites } from './sites.ts'
import { platformOf } from '../platforms/platforms.ts'
import { vendorUrl } from '../vendors/vendors.ts'

const settlingInterval = 1000

/** The options of a sandbox. */
export interface SandboxOptions {
  /** One on a PostgreSQL server may be shared by several instances. */
  database: DatabaseSource
  /** Whether /__sandbox is available to callers on this machine. */
  control?: boolean
  /** Origins, such as `http://betogol.sandbox.test:4600`, whose pages may call across origins. */
  origins?: string[]
  /** Host names under which the sandbox answers, besides those of brands and origins and this machine’s own. */
  hosts?: string[]
  /** Returns the origin by which browsers know one of the sandbox, behind a proxy that changes names; the same if absent. */
  publicOrigin?: (origin: string) => string
  /** The domain that pages and API share if they are on different hosts. */
  cookieDomain?: string | undefined
  /** The currency of each brand by host name, for accounts of players who choose none. */
  currencies?: Record<string, string>
  /** What each brand holds its players to, by host name. */
  rules?: Record<string, BrandRules>
  /** Milliseconds between two increases of the jackpots, and two changes of live tables; 0 for none. */
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
  const { origins = [], hosts = [], currencies = {}, rules = {}, jackpotInterval = 0 } = options
  const platform = options.platform === undefined ? undefined : platformOf(options.platform)
  if (platform?.hasMemory && isOnServer(options.database))
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
  app.decorate('publicOrigin', options.publicOrigin ?? ((origin: string) => origin))
  const isKnownHost = knowsHosts([...hosts, ...Object.keys(currencies), ...origins.map(hostOf)])
  refuseForeignHosts(app, isKnownHost)
  const instances = await joinInstances(options.database)
  const pages = { origins, isKnownHost }
  const { adapter } = instances
  const realtime = attachRealtime(app.server, services.sockets, pages, adapter, options.heartbeat, platform?.event)
  const closeVendorSockets = services.attachVendorSockets(app.server)
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
  const sites = new Sites(origins, currencies, rules)
  const routes = (api: FastifyInstance) => services.apiRoutes(api, sites, cookieDomain)
  const { findPresent: findSession } = services
  const api = buildApi({ clock, findSession, secret, origins, cookieDomain, watch, routes })
  await app.register(api, { prefix: '/api' })
  await app.register(async (scope) => platform?.routes?.(scope), { prefix: '/api' })
  await services.otherRoutes(app)
  await app.register(
    async (scope) => {
      scope.setValidatorCompiler(compileRequest)
      scope.setErrorHandler(answerError)
      scope.addHook('onRequest', onlyFromThisMachine)
      services.logRoutes(scope, control !== null)
      if (!control) return
      const { userId, reset } = services
      control.routes(scope, { clock, realtime, userId, reset })
      services.controlRoutes(scope)
    },
    { prefix: '/__sandbox' },
  )

  const logError = (error: unknown) => app.log.error(error)
  const { jackpots } = services
  const sendJackpots = async () => realtime.toAll('jackpot', await jackpots.list())
  const sendTables = (tables: LiveTableList) => realtime.toAll('tables', tables)
  const advance = async () => {
    const changed = await services.moveTables()
    if (!(await instances.isLeader())) return
    if (changed.length > 0) sendTables(changed)
    await jackpots.grow()
    await sendJackpots()
  }
  const settle = async () => {
    await services.recordPresence()
    if (await instances.isLeader()) await services.settle()
  }
  const sendWin = async () => {
    const win = await services.latestWin()
    if (win) realtime.toAll('win', win)
  }
  services.sockets.signals.on('win', () => void sendWin().catch(logError))
  services.sockets.signals.on('tables', sendTables)
  services.sockets.signals.on('jackpots', () => void sendJackpots().catch(logError))
  const stopJackpots = startTicker(jackpotInterval, advance, logError)
  const stopSettling = startTicker(settlingInterval, settle, logError)
  app.addHook('preClose', async () => {
    await Promise.all([stopJackpots(), stopSettling()])
    realtime.close()
    closeVendorSockets()
  })
  app.addHook('onClose', async () => {
    await instances.close()
    await db.destroy()
  })
  return { app, realtime, close: () => app.close() }
}

/** Joins the instances that share a database. */
const joinInstances = async (database: DatabaseSource): Promise<Instances> =>
  isOnServer(database) ? (await import('./postgres-instances.ts')).joinByPostgres(database) : alone

/** Reads the server’s secret, which is created on the first start and kept in the database. */
async function readSecret(db: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('settings')
    .values({ name: 'secret', value })
    .onConflict((on) => on.doNothing())
    .execute()
  return (await db.selectFrom('settings').where('name', '=', 'secret').select('value').executeTakeFirstOrThrow()).value
}

/**
 * Runs a task at an interval in milliseconds, never twice at once; 0 means never. A failed run is logged and the next
 * one follows. Returns a function that stops the ticker and waits for the last run.
 */
function startTicker(
  interval: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let last = Promise.resolve()
  const timer =
    interval > 0 ? setInterval(() => void (last = last.then(task).catch(onError)), interval).unref() : undefined
  return () => {
    clearInterval(timer)
    return last
  }
}
