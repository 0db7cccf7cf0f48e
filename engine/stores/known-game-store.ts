import { makeAutoObservable, observable } from 'mobx'
import type { Game } from '#api'
import { gamesApi, type GamesApi } from '../api/games-api.ts'
import { nameOf } from './kept-games.ts'
import type { Stores } from './stores.ts'
import { withPatience } from './until-answered.ts'

/** Games by name, for lists that hold names alone. */
class KnownGameStore {
  failed = false
  private readonly games = observable.map<string, Game | null>(undefined, { deep: false })
  private readonly asked = new Set<string>()
  private readonly api: GamesApi

  constructor(api: GamesApi) {
    this.api = api
    makeAutoObservable<this, 'api' | 'games' | 'asked'>(this, { api: false, games: false, asked: false }, { autoBind: true })
  }

  /** Those of the names whose games are known, in their order; a game that is gone is left out. */
  of(names: readonly string[]): Game[] {
    return names.map((name) => this.games.get(name)).filter((game) => game != null)
  }

  /** Whether nothing is left to be read. */
  knows(names: readonly string[]) {
    return names.every((name) => this.games.has(name))
  }

  /** Takes in games that were read elsewhere. */
  receive(games: readonly Game[]) {
    for (const game of games) this.games.set(nameOf({ providerId: game.providerId, gameId: game.id }), game)
  }

  /** Reads what is not known yet. A failure is kept in `failed` until the next call. */
  async read(names: readonly string[]) {
    const missing = names.filter((name) => !this.games.has(name) && !this.asked.has(name))
    if (missing.length === 0) return
    for (const name of missing) this.asked.add(name)
    this.setFailed(false)
    try {
      const { rows } = await withPatience(this.api.list({ keys: missing.join(','), size: missing.length }))
      // A platform that does not know of `keys` answers other games.
      this.receive(rows)
      this.giveUp(missing)
    } catch {
      this.setFailed(true)
    }
    for (const name of missing) this.asked.delete(name)
  }

  private giveUp(names: readonly string[]) {
    for (const name of names) if (!this.games.has(name)) this.games.set(name, null)
  }

  private setFailed(failed: boolean) {
    this.failed = failed
  }
}

export const knownGameStore = ({ http }: Stores) => new KnownGameStore(gamesApi(http))
