import { makeAutoObservable } from 'mobx'
import type { GameKey } from '#api'
import { StoredGames, nameOf } from './stored-games.ts'
import type { Stores } from '#engine/shell/stores.ts'

const limit = 24

/** Recently opened games of this browser. A player’s are removed when the session ends. */
class RecentStore {
  private signedIn = false
  readonly #visitors: StoredGames
  readonly #players: StoredGames

  constructor(brand: string) {
    this.#visitors = new StoredGames(`recent:${brand}`, limit)
    this.#players = new StoredGames(`player-recent:${brand}`, limit)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Names, latest first. */
  get names(): string[] {
    return this.kept.names
  }

  /** Adds a game that was opened. */
  note(key: GameKey) {
    this.kept.add(nameOf(key))
  }

  /** On sign-in, moves the visitor’s games to the player; on sign-out, removes the player’s. */
  follow(signedIn: boolean) {
    this.signedIn = signedIn
    if (!signedIn) return this.#players.clear()
    this.#players.add(...this.#visitors.names)
    this.#visitors.clear()
  }

  private get kept() {
    return this.signedIn ? this.#players : this.#visitors
  }
}

export const recentStore = ({ manifest }: Stores) => new RecentStore(manifest.id)
