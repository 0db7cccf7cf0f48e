import { makeAutoObservable } from 'mobx'
import type { GameKey } from '#api'
import type { GamesApi } from '../api/games-api.ts'

const name = ({ providerId, gameId }: GameKey) => `${providerId}/${gameId}`

/** The signed-in player’s favourite games. */
export class FavouriteStore {
  private names = new Set<string>()
  private readonly api: GamesApi

  constructor(api: GamesApi) {
    this.api = api
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true })
  }

  has(key: GameKey) {
    return this.names.has(name(key))
  }

  async load() {
    const games = await this.api.favourites()
    this.receive(games.map(({ id, providerId }) => name({ providerId, gameId: id })))
  }

  /** Shows the change at once, and takes it back where the call fails. Fails with an `ApiError`. */
  async toggle(key: GameKey) {
    const had = this.has(key)
    this.set(key, !had)
    try {
      await (had ? this.api.removeFavourite(key) : this.api.addFavourite(key))
    } catch (error) {
      this.set(key, had)
      throw error
    }
  }

  clear() {
    this.names.clear()
  }

  private receive(names: string[]) {
    this.names = new Set(names)
  }

  private set(key: GameKey, favourite: boolean) {
    if (favourite) this.names.add(name(key))
    else this.names.delete(name(key))
  }
}
