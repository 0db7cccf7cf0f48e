import type { GameList } from '#api'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { gamesCalls } from '#schemas/calls/games.ts'

/** The number of games with a page of their own, where the manifest says nothing. */
const usualGames = 100

/** The games for which publishing makes an HTML file each, while it makes files. */
export const publishedGamesStore = ({ http, manifest }: Stores) => {
  const { list } = gamesCalls({ ...http, get: http.forFile ?? http.get })
  const size = manifest.prerender?.games ?? usualGames
  return new Resource<GameList>(async () => (size === 0 ? { count: 0, rows: [] } : list({ sort: 'popular', size })))
}
