import type { CategoryList, GameList, GamesQuery, LobbyQuery, ProviderList } from '#api'
import { gamesCalls, type GamesCalls } from '#schemas/calls/games.ts'
import { GameListing } from './game-listing.ts'
import { ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** How many listings are cached, so that going back shows them at once. */
const maxListings = 30

/** The data of the lobby: listings of games, categories and providers. */
class LobbyStore {
  readonly categories: ResourceMap<LobbyQuery, CategoryList>
  readonly providers: ResourceMap<LobbyQuery, ProviderList>
  readonly #listings = new Map<string, GameListing>()
  readonly #list: (query: GamesQuery) => Promise<GameList>

  constructor({ list, categories, providers }: GamesCalls) {
    this.#list = list
    this.categories = new ResourceMap(categories)
    this.providers = new ResourceMap(providers)
  }

  /** Returns the same listing for the same query. */
  listing(query: GamesQuery & { size: number }): GameListing {
    const name = JSON.stringify(query)
    const listing = this.#listings.get(name) ?? new GameListing(query, this.#list)
    // Move it to the end: the least recently used listing is dropped.
    this.#listings.delete(name)
    this.#listings.set(name, listing)
    const [oldest] = this.#listings.keys()
    if (this.#listings.size > maxListings && oldest !== undefined) this.#listings.delete(oldest)
    return listing
  }
}

export const lobbyStore = ({ http }: Stores) => new LobbyStore(gamesCalls(http))
