import { makeAutoObservable } from 'mobx'
import type { GameKey } from '#api'
import { sharedStorage } from '#engine/data/storage.ts'

/** Returns the name of a game in lists and addresses: `{providerId}/{gameId}`, both percent-encoded. */
export const nameOf = ({ providerId, gameId }: GameKey) =>
  `${encodeURIComponent(providerId)}/${encodeURIComponent(gameId)}`

/** Names of games stored in this browser under a key, latest first. The oldest beyond the limit are dropped. */
export class StoredGames {
  names: string[]
  readonly #key: string
  readonly #limit: number

  constructor(key: string, limit: number) {
    this.#key = key
    this.#limit = limit
    this.names = this.read()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Moves the names to the front, in the given order. */
  add(...names: string[]) {
    this.keep([...names, ...this.without(names)].slice(0, this.#limit))
  }

  remove(...names: string[]) {
    this.keep(this.without(names))
  }

  clear() {
    this.keep([])
  }

  /** Reads the storage, because another tab may have written to it. */
  private without(names: string[]) {
    return this.read().filter((name) => !names.includes(name))
  }

  private keep(names: string[]) {
    this.names = names
    if (names.length > 0) sharedStorage.setItem(this.#key, JSON.stringify(names))
    else sharedStorage.removeItem(this.#key)
  }

  private read(): string[] {
    try {
      const kept: unknown = JSON.parse(sharedStorage.getItem(this.#key) ?? '')
      return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, this.#limit) : []
    } catch {
      return []
    }
  }
}
