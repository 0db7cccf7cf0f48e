import type { CategoryList, GameList, GamesQuery, LobbyQuery, ProviderList } from '#api'
import { gamesApi, type GamesApi } from './games-api.ts'
import { GameListing } from './game-listing.ts'
import { ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Listings that are kept, so that going back finds what was there. */
const keptListings = 30

/** What the lobby shows: listings of games, and the categories and providers to choose from. */
class LobbyStore {
  readonly categories: ResourceMap<LobbyQuery, CategoryList>
  readonly providers: ResourceMap<LobbyQuery, ProviderList>
  readonly #listings = new Map<string, GameListing>()
  readonly #list: (query: GamesQuery) => Promise<GameList>

  constructor({ list, categories, providers }: GamesApi) {
    this.#list = list
    this.categories = new ResourceMap(categories)
    this.providers = new ResourceMap(providers)
  }

  /** The same listing for the same query. */
  listing(query: GamesQuery & { size: number }): GameListing {
    const name = JSON.stringify(query)
    const listing = this.#listings.get(name) ?? new GameListing(query, this.#list)
    // Asked for last, dropped last.
    this.#listings.delete(name)
    this.#listings.set(name, listing)
    const [oldest] = this.#listings.keys()
    if (this.#listings.size > keptListings && oldest !== undefined) this.#listings.delete(oldest)
    return listing
  }
}

export const lobbyStore = ({ http }: Stores) => new LobbyStore(gamesApi(http))
