import type { GameKey, GameSessionRequest } from '#api'
import { isGameSession } from '#schemas/is-api/game-sessions.js'
import type { Http } from '#engine/data/http.ts'

/** Opening a game (extension call). */
export const gameSessionsApi = (http: Http) => ({
  open: ({ providerId, gameId }: GameKey, request: GameSessionRequest) =>
    http.send(
      'POST',
      `/games/${encodeURIComponent(providerId)}/${encodeURIComponent(gameId)}/session`,
      isGameSession,
      request,
    ),
})

export type GameSessionsApi = ReturnType<typeof gameSessionsApi>
