import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type CoverGame, gameCover } from '../../../art/cover.ts'
import type { Database } from '../../../app/db/database.ts'
import { gameCode } from './code.ts'
import { configOf } from './config.ts'
import type { GameServices } from '../play/bets.ts'
import { GameError } from '../play/game-error.ts'
import { gamePage, gamePolicy } from './page.ts'
import { launcherRoutes } from './launcher.ts'
import type { GameSessions } from '../sessions.ts'
import { gamesHosts, gamesOrigin, ownOrigin } from '../host.ts'
import { playRoutes } from '../play/routes.ts'
import { motifArt, symbolArt, symbolCount } from './symbol-art.ts'

const callsPerMinute = 3000

const require = createRequire(import.meta.url)
const fonts: Record<string, string> = {
  'latin.woff2': '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
  'latin-ext.woff2': '@fontsource-variable/sora/files/sora-latin-ext-wght-normal.woff2',
  'arabic.woff2': '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
}

/** Pages, code, pictures and calls of the games, under /play of the games’ host. */
export async function gamesHostRoutes(
  app: FastifyInstance,
  services: GameServices,
  sessions: GameSessions,
): Promise<void> {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  // The games’ host serves nothing else: no brand, no API.
  app.addHook('onRequest', async (request, reply) => {
    if (gamesHosts.test(request.host) && !request.url.startsWith('/play/')) return notHere(reply)
  })

  await app.register(
    async (play) => {
      await play.register(rateLimit, { max: callsPerMinute, timeWindow: 60_000 })
      // A game that was delivered as a document has no origin; only its token identifies it.
      await play.register(cors, {
        origin: '*',
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type'],
        maxAge: 600,
      })
      play.addHook('onRoute', (route) => {
        route.constraints = { host: gamesHosts }
        route.schema = { ...route.schema, hide: true }
      })
      play.addHook('onRequest', async (_request, reply) => {
        reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      })
      play.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
        if (error instanceof GameError) return reply.status(error.statusCode).send({ error: error.refusal })
        const status = error.validation ? 400 : (error.statusCode ?? 500)
        if (status >= 500) request.log.error(error)
        return reply.status(status).send({ error: status < 500 ? 'invalid' : 'server' })
      })
      pageRoute(play, sessions)
      launcherRoutes(play, sessions, notHere)
      fileRoutes(play, services.db)
      await play.register(
        async (calls) => {
          calls.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
          playRoutes(calls, services, sessions, closing.signal)
        },
        { prefix: '/api' },
      )
    },
    { prefix: '/play' },
  )
}

/** The query of a game’s address: its session, and what its launch parameters tell. */
interface GameQuery {
  session?: string
  launched?: string
  autoplay?: 'on' | 'off'
  turbo?: 'on' | 'off'
  showReturn?: 'facts' | 'atStake'
}

function pageRoute(play: FastifyInstance, sessions: GameSessions): void {
  play.get<{ Querystring: GameQuery }>('/game', async (request, reply) => {
    const { session: token = '', launched, autoplay, turbo, showReturn } = request.query
    const told = { autoplay: autoplay === 'on', turbo: turbo === 'on', ...(showReturn && { showReturn }) }
    const session = await sessions.find(token)
    if (!session) return notHere(reply)

    const config = { ...configOf(session, token, ownOrigin(request), told), launched: launched !== undefined }
    const framers = config.launched ? [gamesOrigin(request)] : []
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': gamePolicy(session.page_origin, ...framers),
    })
    return reply.type('text/html; charset=utf-8').send(gamePage(config))
  })
}

function fileRoutes(play: FastifyInstance, db: Database): void {
  play.get<{ Params: { file: string } }>('/code/:file', async ({ params: { file } }, reply) => {
    const code = (await gameCode()).get(file)
    if (code === undefined) return notHere(reply)
    return reply
      .header('cache-control', 'no-cache')
      .type(file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      .send(code)
  })

  play.get<{ Params: { file: string } }>('/fonts/:file', async ({ params: { file } }, reply) => {
    const path = Object.hasOwn(fonts, file) ? fonts[file] : undefined
    if (!path) return notHere(reply)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(readFileSync(require.resolve(path)))
  })

  play.get<{ Params: Record<'providerId' | 'gameId' | 'file', string> }>(
    '/art/:providerId/:gameId/:file',
    async ({ params }, reply) => {
      const games = db.selectFrom('games').where('provider_id', '=', params.providerId).where('id', '=', params.gameId)
      const game = await games.select(['id', 'provider_id as providerId', 'name', 'type']).executeTakeFirst()
      const svg = game && draw(game, params.file)
      if (!svg) return notHere(reply)
      return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(svg)
    },
  )
}

function draw(game: CoverGame, file: string): string | null {
  if (file === 'cover.svg') return gameCover(game)
  if (file === 'motif.svg') return motifArt(game)
  const index = Number(/^symbol-(\d)\.svg$/.exec(file)?.[1] ?? symbolCount)
  return index < symbolCount ? symbolArt(game, index) : null
}

const notHere = (reply: FastifyReply) =>
  reply
    .status(404)
    .header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`)
    .type('text/plain')
    .send('There is nothing here.')
