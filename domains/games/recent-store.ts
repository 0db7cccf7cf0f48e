import { makeAutoObservable } from 'mobx'
import type { GameKey } from '#api'
import { KeptGames, nameOf } from './kept-games.ts'
import type { Stores } from '#engine/shell/stores.ts'

const limit = 24

/** The games that were opened in this browser. What a player opened is forgotten when their session ends. */
class RecentStore {
  private signedIn = false
  readonly #visitors: KeptGames
  readonly #players: KeptGames

  constructor(brand: string) {
    this.#visitors = new KeptGames(`recent:${brand}`, limit)
    this.#players = new KeptGames(`player-recent:${brand}`, limit)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** By name, the latest first. */
  get names(): string[] {
    return this.kept.names
  }

  /** A game’s page was opened. */
  note(key: GameKey) {
    this.kept.add(nameOf(key))
  }

  /** Somebody signed in, and goes on with what they opened as a visitor; or nobody is. */
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
