import type { GamesQuery } from '#api'
import type { Manifest } from '#manifest'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { gamesCalls } from '#schemas/calls/games.ts'

/** The number of games with a page of their own, where the manifest says nothing. */
const usualGames = 100

/** The games for which publishing makes an HTML file each. */
export const publishedGames = ({ prerender }: Manifest) =>
  ({ sort: 'popular', size: prerender?.games ?? usualGames }) satisfies GamesQuery

/** These games, while an HTML file is made. */
export const publishedGamesStore = ({ http, manifest }: Stores) => {
  const calls = gamesCalls({ ...http, get: http.forFile ?? http.get })
  return new Resource(() => calls.list(publishedGames(manifest)))
}
