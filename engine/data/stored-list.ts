import { makeAutoObservable } from 'mobx'
import { sharedStorage } from './storage.ts'

/** Texts stored in this browser under a key, latest first. The oldest beyond the limit are dropped. */
export class StoredList {
  entries: string[]
  readonly #key: string
  readonly #limit: number

  constructor(key: string, limit: number) {
    this.#key = key
    this.#limit = limit
    this.entries = this.read()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Moves the entries to the front, in the given order. */
  add(...entries: string[]) {
    this.keep([...entries, ...this.without(entries)].slice(0, this.#limit))
  }

  remove(...entries: string[]) {
    this.keep(this.without(entries))
  }

  clear() {
    this.keep([])
  }

  /** Reads the storage, because another tab may have written to it. */
  private without(entries: string[]) {
    return this.read().filter((entry) => !entries.includes(entry))
  }

  private keep(entries: string[]) {
    this.entries = entries
    if (entries.length > 0) sharedStorage.setItem(this.#key, JSON.stringify(entries))
    else sharedStorage.removeItem(this.#key)
  }

  private read(): string[] {
    try {
      const kept: unknown = JSON.parse(sharedStorage.getItem(this.#key) ?? '')
      return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(0, this.#limit) : []
    } catch {
      return []
    }
  }
}
