import type { Domain } from '#engine/registry.ts'
import { favouriteStore } from './favourite-store.ts'
import { recentStore } from './recent-store.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Games: the lobby, favourites, recent games, and playing. */
export const games: Domain = {
  stored: { keptAtSignOut: ['favourites'], expendable: ['favourites', 'recent', 'player-recent'] },
  player: () => import('./player.ts'),
  later: () => import('./later.ts'),
  follow({ get }, userId) {
    const favourites = get(favouriteStore)
    get(recentStore).follow(userId !== undefined)
    favourites.clear()
    if (userId !== undefined) favourites.load().catch((error: unknown) => console.error(error))
  },
}
