import type { FastifyInstance } from 'fastify'
import type { GameKey, GameSession, GameSessionRequest } from '#api'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import { gamesOrigin } from './host.ts'
import { configOf } from './page/config.ts'
import { gamePage } from './page/page.ts'
import type { GameSessions } from './sessions.ts'

/** The provider that returns a document; the others return an address. */
const documentProvider = 'pocket-caravan'

/** What the brand lets the game do, as parameters of its address. */
function told({ autoplay, turbo, showReturn }: GameSessionRequest): string {
  const values = Object.entries({ autoplay: switched(autoplay), turbo: switched(turbo), showReturn })
  return values.map(([name, value]) => (value === undefined ? '' : `&${name}=${value}`)).join('')
}

const switched = (isOn: boolean | undefined) => (isOn === undefined ? undefined : isOn ? 'on' : 'off')

/** Opens games. */
export function gameSessionRoutes(
  api: FastifyInstance,
  { gameSessions, sites }: { gameSessions: GameSessions; sites: Sites },
): void {
  const routes = routesOf(api, 'game-sessions')

  routes.on<{ Params: GameKey; Body: GameSessionRequest }>(
    'open',
    'Opens a game for money or as a demo',
    async (request): Promise<GameSession> => {
      const origin = sites.originOf(request)
      const token = await gameSessions.open(request.params, {
        ...request.body,
        player: request.session,
        origin,
        rules: sites.rulesOf(request),
      })
      const games = gamesOrigin(request)
      if (request.params.providerId !== documentProvider)
        return { url: `${games}/play/game?session=${token}${told(request.body)}` }

      const session = await gameSessions.find(token)
      return { html: session ? gamePage(configOf(session, token, games, request.body)) : '' }
    },
  )
}
