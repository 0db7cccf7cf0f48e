import type { GameKey, GamesQuery, LobbyQuery } from '#api'
import { isCategoryList, isFavouriteList, isGameList, isProviderList } from '#schemas/is-api/games.js'
import { anything, type Http } from '#engine/data/http.ts'

const favourite = ({ providerId, gameId }: GameKey) =>
  `/my/favourites/${encodeURIComponent(providerId)}/${encodeURIComponent(gameId)}`

/** Games, their providers and the player’s favourites (extension calls). */
export const gamesApi = (http: Http) => ({
  list: (query: GamesQuery) => http.get('/games', isGameList, query),
  providers: (query?: LobbyQuery) => http.get('/games/providers', isProviderList, query),
  categories: (query: LobbyQuery) => http.get('/games/categories', isCategoryList, query),
  favourites: () => http.get('/my/favourites', isFavouriteList),
  addFavourite: (key: GameKey) => http.send('PUT', favourite(key), anything),
  removeFavourite: (key: GameKey) => http.send('DELETE', favourite(key), anything),
})

export type GamesApi = ReturnType<typeof gamesApi>
