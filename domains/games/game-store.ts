import type { GameList, GamesQuery, ProviderList } from '#api'
import { Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { gamesCalls, type GamesCalls } from '#schemas/calls/games.ts'

/** Games and their providers. */
class GameStore {
  readonly providers: Resource<ProviderList>
  readonly #lists: ResourceMap<GamesQuery, GameList>

  constructor(api: GamesCalls) {
    this.providers = new Resource(api.providers)
    this.#lists = new ResourceMap(api.list)
  }

  list(query: GamesQuery) {
    return this.#lists.get(query)
  }
}

export const gameStore = ({ http }: Stores) => new GameStore(gamesCalls(http))
