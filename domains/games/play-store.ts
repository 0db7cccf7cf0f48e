import type { Game, GameKey, GameSession, GameSessionRequest } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { gameSessionsCalls, type GameSessionsCalls } from '#schemas/calls/game-sessions.ts'
import { gamesCalls, type GamesCalls } from '#schemas/calls/games.ts'
import { nameOf } from './game-name.ts'
import { Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The games being played: their data and their sessions. */
export class PlayStore {
  private readonly games: ResourceMap<GameKey, Game | undefined>
  private readonly sessions: GameSessionsCalls

  constructor(games: Pick<GamesCalls, 'list'>, sessions: GameSessionsCalls) {
    this.sessions = sessions
    this.games = new ResourceMap(async (key) => {
      const { rows } = await games.list({ keys: nameOf(key), size: 1 })
      return rows.find(({ id, providerId }) => id === key.gameId && providerId === key.providerId)
    })
  }

  /** The game; undefined if the platform does not have it. */
  game(key: GameKey): Resource<Game | undefined> {
    return this.games.get(key)
  }

  /** Opens a new session on each call. */
  open(key: GameKey, request: GameSessionRequest): Resource<GameSession> {
    return new Resource(async () => {
      const session = await this.sessions.open(key, request)
      if (!session) throw new ApiError('The session of the game cannot be read')
      return session
    })
  }
}

export const playStore = ({ http }: Stores) => new PlayStore(gamesCalls(http), gameSessionsCalls(http))

/** Why a game does not open. */
export type OpeningFailure =
  | 'not-found'
  | 'sign-in'
  | 'not-allowed'
  | 'region'
  | 'provider'
  | 'connection'
  | 'break'
  | 'excluded'
  | 'wait'

/** A platform that has no sessions for a game returns 405 or 501. */
const byStatus: Record<number, OpeningFailure> = {
  401: 'sign-in',
  403: 'not-allowed',
  404: 'not-found',
  405: 'not-found',
  451: 'region',
  501: 'not-found',
}

/** The platform’s own codes say more than the status. */
const byCode: Record<number, OpeningFailure> = { 154: 'break', 155: 'excluded', 158: 'wait' }

/** Maps the error of a failed call to a reason that can be shown to the player. */
export function openingFailure(error: unknown): OpeningFailure {
  if (!(error instanceof ApiError) || error.status === undefined) return 'connection'
  return byCode[codeOf(error)] ?? byStatus[error.status] ?? 'provider'
}

/** The code of the body, or of the first error that it lists; 0 without one. */
const codeOf = ({ body }: ApiError): number => Number(body?.code ?? body?.errors?.[0]?.code ?? 0)
