import { makeAutoObservable, observable } from 'mobx'
import type { Game } from '#api'
import { gamesCalls, type GamesCalls } from '#schemas/calls/games.ts'
import { nameOf } from './game-name.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withTimeout } from '#engine/data/timeout.ts'

/** Games by name, for lists that contain only names. */
class KnownGameStore {
  /** Null for a game that no longer exists. */
  readonly #games = observable.map<string, Game | null | 'loading' | 'error'>(undefined, { deep: false })
  readonly #api: GamesCalls

  constructor(api: GamesCalls) {
    this.#api = api
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Returns the known games of these names, in order; games that no longer exist are left out. */
  named(names: readonly string[]): Game[] {
    return names.map((name) => this.#games.get(name)).filter((game) => typeof game === 'object' && game !== null)
  }

  /** Whether all of them have been read. */
  knows(names: readonly string[]) {
    return names.every((name) => typeof this.#games.get(name) === 'object')
  }

  /** Whether reading any of them failed the last time. */
  failed(names: readonly string[]) {
    return names.some((name) => this.#games.get(name) === 'error')
  }

  /** Adds games that were read elsewhere. */
  receive(games: readonly Game[]) {
    for (const game of games) this.#games.set(nameOf({ providerId: game.providerId, gameId: game.id }), game)
  }

  /** Reads the unknown and the failed ones. */
  async read(names: readonly string[]) {
    const missing = names.filter((name) => !this.#games.has(name) || this.#games.get(name) === 'error')
    if (missing.length === 0) return
    this.put(missing, 'loading')
    try {
      const { rows } = await withTimeout(this.#api.list({ keys: missing.join(','), size: missing.length }))
      // A platform that does not support `keys` returns other games.
      this.receive(rows)
      this.settle(missing, null)
    } catch {
      this.settle(missing, 'error')
    }
  }

  private put(names: readonly string[], state: 'loading' | 'error' | null) {
    for (const name of names) this.#games.set(name, state)
  }

  /** Sets the state of those that were not in the response. */
  private settle(names: readonly string[], state: 'error' | null) {
    this.put(
      names.filter((name) => this.#games.get(name) === 'loading'),
      state,
    )
  }
}

export const knownGameStore = ({ http }: Stores) => new KnownGameStore(gamesCalls(http))
