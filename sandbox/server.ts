import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { buildApi } from './api.ts'
import { Clock } from './clock.ts'
import { Control } from './control/control.ts'
import { openDatabase } from './db/database.ts'
import { answerError } from './errors.ts'
import { registerDocs } from './plugins/docs.ts'
import { compileRequest } from './plugins/validation.ts'
import { attachRealtime } from './realtime.ts'
import { artRoutes } from './routes/art.ts'
import { seedIfEmpty } from './seed/seed.ts'
import { growJackpots, listJackpots } from './services/jackpots.ts'
import { createServices, readSecret } from './services/services.ts'
import { startTicker } from './ticker.ts'

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** The database’s file, or `:memory:`. */
  database: string
  /** Whether /__sandbox answers callers on this machine. */
  control?: boolean
  /** The origins, such as `http://betogol.sandbox.test:4600`, whose pages may call across origins. */
  origins?: string[]
  /** The domain that pages and API share, where they are on different hosts. */
  cookieDomain?: string
  /** Milliseconds between two growths of the jackpots; 0 for none. */
  jackpotInterval?: number
}

/** A sandbox that is built and does not listen yet; more plugins may be registered before `app.listen`. */
export interface Sandbox {
  app: FastifyInstance
  /** Ends sockets, server and database. */
  close(): Promise<void>
}

/** Builds the reference back end. Rejects where the database cannot be opened or migrated. */
export async function buildSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { origins = [], jackpotInterval = 0 } = options
  const clock = new Clock()
  const db = await openDatabase(options.database)
  await seedIfEmpty(db, clock)
  const services = createServices(db, clock)
  const secret = await readSecret(db)

  const app = fastify({ logger: { level: 'warn' }, trustProxy: 'loopback', forceCloseConnections: true })
  const realtime = attachRealtime(app.server, services, origins)
  const control = options.control ? new Control() : null
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
  await registerDocs(app)
  const { cookieDomain } = options
  await app.register(buildApi({ services, secret, origins, cookieDomain, watch: (api) => control?.watch(api) }), { prefix: '/api' })
  artRoutes(app, services)
  if (control) {
    await app.register(
      async (scope) => {
        scope.setValidatorCompiler(compileRequest)
        scope.setErrorHandler(answerError)
        control.routes(scope, services, realtime)
      },
      { prefix: '/__sandbox' },
    )
  }

  const stopJackpots = startTicker(jackpotInterval, async () => {
    await growJackpots(db)
    realtime.toAll('jackpot', await listJackpots(db))
  })
  app.addHook('preClose', async () => {
    await stopJackpots()
    realtime.close()
  })
  app.addHook('onClose', () => db.destroy())
  return { app, close: () => app.close() }
}
