import type { GameKey, GamesQuery } from '#api'
import { isFavouriteList, isGameList, isProviderList } from '#schemas/is-api/games.js'
import { anything, type Http } from './http.ts'

const favourite = ({ providerId, gameId }: GameKey) => `/my/favourites/${encodeURIComponent(providerId)}/${encodeURIComponent(gameId)}`

/** Games, their providers and the player’s favourites (extension calls). */
export const gamesApi = (http: Http) => ({
  list: (query: GamesQuery) => http.get('/games', isGameList, query),
  providers: () => http.get('/games/providers', isProviderList),
  favourites: () => http.get('/my/favourites', isFavouriteList),
  addFavourite: (key: GameKey) => http.send('PUT', favourite(key), anything),
  removeFavourite: (key: GameKey) => http.send('DELETE', favourite(key), anything),
})

export type GamesApi = ReturnType<typeof gamesApi>
