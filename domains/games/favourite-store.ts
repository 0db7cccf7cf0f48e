import { makeAutoObservable, observableRef } from 'mobx'
import type { Game, GameKey } from '#api'
import type { ApiError } from '#engine/data/api-error.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { gamesCalls, type GamesCalls } from '#schemas/calls/games.ts'
import { StoredList } from '#engine/data/stored-list.ts'
import { nameOf } from './game-name.ts'

/**
 * Favourite games: a player’s are stored on the server, a visitor’s in this browser until they sign in. Where the
 * platform keeps none, a player’s stay in this browser too.
 */
export class FavouriteStore {
  /** The player’s favourites as the server returned them. */
  games: Game[] = []
  private own: string[] | null = null
  readonly #visitors: StoredList
  readonly #api: GamesCalls
  /** The changes since the list was asked for: its response may not know them. */
  readonly #changes = new Map<string, boolean>()

  constructor(api: GamesCalls, brand: string) {
    this.#api = api
    this.#visitors = new StoredList(`favourites:${brand}`, 60)
    makeAutoObservable<this, 'own'>(this, { games: observableRef, own: observableRef }, { autoBind: true })
  }

  /** Names, latest first. */
  get names(): string[] {
    return this.own ?? this.#visitors.entries
  }

  private get known() {
    return new Set(this.names)
  }

  has(key: GameKey) {
    return this.known.has(nameOf(key))
  }

  /** Reads the signed-in player’s favourites and adds those they chose as a visitor. */
  async load() {
    this.own = []
    this.#changes.clear()
    const games = await this.#api.favourites().catch((error: ApiError) => {
      if (!error.isAbsent) throw error
    })
    if (!games) return this.clear()
    this.receive(games)
    for (const name of [...this.#visitors.entries].reverse()) await this.adopt(name)
  }

  /**
   * Toggles a favourite optimistically. If the call fails, the change is rolled back and the promise rejects with the
   * `ApiError`.
   */
  async toggle(key: GameKey) {
    const name = nameOf(key)
    const had = this.has(key)
    if (!this.own) return had ? this.#visitors.remove(name) : this.#visitors.add(name)
    this.set(name, !had)
    await (had ? this.#api.removeFavourite(key) : this.#api.addFavourite(key)).catch((error: unknown) => {
      this.set(name, had)
      throw error
    })
  }

  /** Resets to the visitor’s favourites, on sign-out. */
  clear() {
    this.own = null
    this.games = []
  }

  /**
   * Adds a visitor’s favourite to the account. If that fails it stays for the next sign-in, unless the game no longer
   * exists.
   */
  private async adopt(name: string) {
    const [providerId = '', gameId = ''] = name.split('/').map(decodeURIComponent)
    if (!this.known.has(name)) {
      const error = await this.#api.addFavourite({ providerId, gameId }).then(
        () => undefined,
        (reason: ApiError) => reason,
      )
      if (error && error.status !== 404) return
      if (!error) this.set(name, true)
    }
    this.#visitors.remove(name)
  }

  private receive(games: Game[]) {
    if (!this.own) return
    this.games = games
    this.own = games.map(({ id, providerId }) => nameOf({ providerId, gameId: id }))
    for (const [name, favourite] of this.#changes) this.set(name, favourite)
  }

  private set(name: string, favourite: boolean) {
    this.#changes.set(name, favourite)
    const others = this.own?.filter((other) => other !== name)
    if (others) this.own = favourite ? [name, ...others] : others
  }
}

export const favouriteStore = ({ http, manifest }: Stores) => new FavouriteStore(gamesCalls(http), manifest.id)
