import type { FastifyInstance } from 'fastify'
import type { Game } from '#api'
import type { Answer } from '../../games/frame/client.ts'
import type { GameState } from './play/game-state.ts'
import type { Round } from './play/round.ts'
import type { Bets } from './rules/rules.ts'
import { Browser, signedIn } from '../../testing/browser.ts'

const host = 'games.localhost:80'

/** An open game, whose calls carry the session’s token and nothing else. */
export interface OpenGame {
  game: Game
  token: string
  state(seen?: string): Promise<GameState>
  /** Places a bet; returns the status and the body. */
  bet(order: {
    id: string
    round?: string
    spots: Bets
  }): Promise<{ status: number; body: Answer & { error?: string } }>
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Answer & GameState & { error?: string } }>
}

interface Wanted {
  /** A filter for the list of games, such as `type=slots`. */
  query: string
  /** A pattern that its name must match. */
  name?: RegExp
  mode?: 'real' | 'demo'
  /** The login of the player; a visitor by default. */
  login?: string
  browser?: Browser
}

/** The first matching game, preferably one with a demo. */
export async function findGame(
  app: FastifyInstance,
  { query, name = /./ }: Pick<Wanted, 'query' | 'name'>,
): Promise<Game> {
  const { rows } = (await app.inject({ url: `/api/games?size=1000&${query}` })).json<{ rows: Game[] }>()
  const fitting = rows.filter((game) => name.test(game.name))
  return fitting.find(({ hasDemo }) => hasDemo) ?? fitting[0]!
}

/** Opens a game as its page does. */
export async function openGame(app: FastifyInstance, wanted: Wanted): Promise<OpenGame> {
  const { login, mode = login ? 'real' : 'demo' } = wanted
  const browser = wanted.browser ?? (login ? await signedIn(app, login) : await visitor(app))
  const found = await findGame(app, wanted)
  const answer = await browser.post(`/api/games/${found.providerId}/${found.id}/session`, {
    mode,
    device: 'desktop',
    lang: 'en',
  })
  if (answer.statusCode !== 200) throw new Error(`opening ${found.name} failed: ${answer.body}`)
  const token = new URL(answer.json().url).searchParams.get('session')!

  const call: OpenGame['call'] = async (method, path, body) => {
    const headers = { host, authorization: `Bearer ${token}` }
    const response = await app.inject({ method, url: `/play/api${path}`, headers, ...(body && { payload: body }) })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    game: found,
    token,
    call,
    state: async (seen) => (await call('GET', seen === undefined ? '/state' : `/state?seen=${seen}`)).body,
    bet: (order) => call('POST', '/bets', order),
  }
}

/** Fixes the outcome of a game’s current shared round through the control API, and returns the round’s times. */
export async function fixRound(app: FastifyInstance, { game }: OpenGame, outcome: object): Promise<Round> {
  const url = `/__sandbox/games/${game.providerId}/${game.id}/outcome`
  return (await app.inject({ method: 'POST', url, payload: { outcome } })).json<Round>()
}

async function visitor(app: FastifyInstance): Promise<Browser> {
  const browser = new Browser(app)
  await browser.get('/api/auth/me')
  return browser
}
