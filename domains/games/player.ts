import type { ApiError } from '#engine/data/api-error.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { gamesCalls } from '#schemas/calls/games.ts'
import { nameOf } from './game-name.ts'
import { knownGameStore } from './known-game-store.ts'
import { recentStore } from './recent-store.ts'

/** Reads what the player played last, on any device. Where the platform does not say, this browser’s own list stays. */
export function forPlayer({ http, get }: Stores) {
  const recent = get(recentStore)
  withTimeout(gamesCalls(http).recent({ size: 24 })).then(
    (games) => {
      get(knownGameStore).receive(games)
      recent.receive(games.map(({ providerId, id }) => nameOf({ providerId, gameId: id })))
    },
    (error: ApiError) => {
      if (!error.isAbsent) console.warn(error)
      recent.receive([])
    },
  )
}
