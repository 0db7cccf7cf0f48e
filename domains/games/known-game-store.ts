import { makeAutoObservable, observable } from 'mobx'
import type { Game } from '#api'
import { gamesApi, type GamesApi } from './games-api.ts'
import { nameOf } from './kept-games.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withTimeout } from '#engine/data/until-answered.ts'

/** Games by name, for lists that hold names alone. */
class KnownGameStore {
  /** A game that is gone is null. */
  readonly #games = observable.map<string, Game | null | 'loading' | 'error'>(undefined, { deep: false })
  readonly #api: GamesApi

  constructor(api: GamesApi) {
    this.#api = api
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Those of the names whose games are known, in their order; a game that is gone is left out. */
  of(names: readonly string[]): Game[] {
    return names.map((name) => this.#games.get(name)).filter((game) => typeof game === 'object' && game !== null)
  }

  /** Whether nothing is left to be read. */
  knows(names: readonly string[]) {
    return names.every((name) => typeof this.#games.get(name) === 'object')
  }

  /** Whether any of them could not be read when it was last asked for. */
  failed(names: readonly string[]) {
    return names.some((name) => this.#games.get(name) === 'error')
  }

  /** Takes in games that were read elsewhere. */
  receive(games: readonly Game[]) {
    for (const game of games) this.#games.set(nameOf({ providerId: game.providerId, gameId: game.id }), game)
  }

  /** Reads what is not known yet, and what failed again. */
  async read(names: readonly string[]) {
    const missing = names.filter((name) => !this.#games.has(name) || this.#games.get(name) === 'error')
    if (missing.length === 0) return
    this.put(missing, 'loading')
    try {
      const { rows } = await withTimeout(this.#api.list({ keys: missing.join(','), size: missing.length }))
      // A platform that does not know of `keys` answers other games.
      this.receive(rows)
      this.settle(missing, null)
    } catch {
      this.settle(missing, 'error')
    }
  }

  private put(names: readonly string[], state: 'loading' | 'error' | null) {
    for (const name of names) this.#games.set(name, state)
  }

  /** Says of what was not received meanwhile what came of it. */
  private settle(names: readonly string[], state: 'error' | null) {
    this.put(
      names.filter((name) => this.#games.get(name) === 'loading'),
      state,
    )
  }
}

export const knownGameStore = ({ http }: Stores) => new KnownGameStore(gamesApi(http))
