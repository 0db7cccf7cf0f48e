import { makeAutoObservable } from 'mobx'
import type { GameKey } from '#api'
import { StoredList } from '#engine/data/stored-list.ts'
import { nameOf } from './game-name.ts'
import type { Stores } from '#engine/shell/stores.ts'

const limit = 24

/** Recently opened games of this browser, and those that the platform knows of the player. A player’s are removed when the session ends. */
class RecentStore {
  /** Whether the platform was not heard yet of this player’s games. */
  pending = false
  private signedIn = false
  readonly #visitors: StoredList
  readonly #players: StoredList

  constructor(brand: string) {
    this.#visitors = new StoredList(`recent:${brand}`, limit)
    this.#players = new StoredList(`player-recent:${brand}`, limit)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Names, latest first. */
  get names(): string[] {
    return this.kept.entries
  }

  /** Adds a game that was opened. */
  note(key: GameKey) {
    this.kept.add(nameOf(key))
  }

  /** On sign-in, moves the visitor’s games to the player; on sign-out, removes the player’s. */
  follow(signedIn: boolean) {
    this.pending = this.signedIn = signedIn
    if (!signedIn) return this.#players.clear()
    this.#players.add(...this.#visitors.entries)
    this.#visitors.clear()
  }

  /** Takes the player’s games as the platform has them, before those of this browser. */
  receive(names: readonly string[]) {
    this.pending = false
    if (this.signedIn && names.length > 0) this.#players.add(...names)
  }

  private get kept() {
    return this.signedIn ? this.#players : this.#visitors
  }
}

export const recentStore = ({ manifest }: Stores) => new RecentStore(manifest.id)
