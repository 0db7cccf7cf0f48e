import { makeAutoObservable, observableRef } from 'mobx'
import type { Game, GameKey } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { gamesApi, type GamesApi } from './games-api.ts'
import { KeptGames, nameOf } from './kept-games.ts'

/** The favourite games: a player’s are at the server, a visitor’s in this browser until they sign in. */
export class FavouriteStore {
  /** What the server knew of the player’s, for lists of them. */
  games: Game[] = []
  private own: string[] | null = null
  readonly #visitors: KeptGames
  readonly #api: GamesApi

  constructor(api: GamesApi, brand: string) {
    this.#api = api
    this.#visitors = new KeptGames(`favourites:${brand}`, 60)
    makeAutoObservable<this, 'own'>(this, { games: observableRef, own: observableRef }, { autoBind: true })
  }

  /** By name, the latest first. */
  get names(): string[] {
    return this.own ?? this.#visitors.names
  }

  private get known() {
    return new Set(this.names)
  }

  has(key: GameKey) {
    return this.known.has(nameOf(key))
  }

  /** Reads those of the player who is signed in, and adds the visitor’s that they came with. */
  async load() {
    this.own = []
    this.receive(await this.#api.favourites())
    for (const name of [...this.#visitors.names].reverse()) await this.adopt(name)
  }

  /** Shows the change at once. A player’s is taken back where the call fails, which then rejects with its `ApiError`. */
  async toggle(key: GameKey) {
    const name = nameOf(key)
    const had = this.has(key)
    if (!this.own) return had ? this.#visitors.remove(name) : this.#visitors.add(name)
    this.set(name, !had)
    try {
      await (had ? this.#api.removeFavourite(key) : this.#api.addFavourite(key))
    } catch (error) {
      this.set(name, had)
      throw error
    }
  }

  /** Nobody is signed in. */
  clear() {
    this.own = null
    this.games = []
  }

  /** A favourite that could not be added stays for the next sign-in, unless its game is gone. */
  private async adopt(name: string) {
    const [providerId = '', gameId = ''] = name.split('/').map(decodeURIComponent)
    try {
      if (!this.known.has(name)) await this.#api.addFavourite({ providerId, gameId })
      this.set(name, true)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) return
    }
    this.#visitors.remove(name)
  }

  private receive(games: Game[]) {
    if (!this.own) return
    this.games = games
    this.own = games.map(({ id, providerId }) => nameOf({ providerId, gameId: id }))
  }

  private set(name: string, favourite: boolean) {
    const others = this.own?.filter((other) => other !== name)
    if (others) this.own = favourite ? [name, ...others] : others
  }
}

export const favouriteStore = ({ http, manifest }: Stores) => new FavouriteStore(gamesApi(http), manifest.id)
