import { makeAutoObservable } from 'mobx'
import type { GameKey } from '#api'

/** What a game is called in lists and addresses: `{providerId}/{gameId}`, both percent-encoded. */
export const nameOf = ({ providerId, gameId }: GameKey) =>
  `${encodeURIComponent(providerId)}/${encodeURIComponent(gameId)}`

/** Names of games that this browser keeps under a key, the latest first. Beyond the limit the oldest are dropped. */
export class KeptGames {
  names: string[]
  readonly #key: string
  readonly #limit: number

  constructor(key: string, limit: number) {
    this.#key = key
    this.#limit = limit
    this.names = this.read()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Puts names first, in their order. */
  add(...names: string[]) {
    this.keep([...names, ...this.without(names)].slice(0, this.#limit))
  }

  remove(...names: string[]) {
    this.keep(this.without(names))
  }

  clear() {
    this.keep([])
  }

  /** Another tab may have written meanwhile. */
  private without(names: string[]) {
    return this.read().filter((name) => !names.includes(name))
  }

  private keep(names: string[]) {
    this.names = names
    if (names.length > 0) localStorage.setItem(this.#key, JSON.stringify(names))
    else localStorage.removeItem(this.#key)
  }

  private read(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '')
      return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, this.#limit) : []
    } catch {
      return []
    }
  }
}
