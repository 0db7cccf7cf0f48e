import { compareStructural, makeAutoObservable, observable } from 'mobx'
import type { Game, GameList, GamesQuery } from '#api'
import { withTimeout } from '#engine/data/timeout.ts'

type Read = (query: GamesQuery) => Promise<GameList>

/** The games that match a query, read page by page in any order. */
export class GameListing {
  /** The total number of matches; undefined until the first page is read. */
  count: number | undefined = undefined
  readonly #pages = observable.map<number, Game[] | 'loading' | 'error'>(undefined, { deep: false })
  readonly #query: GamesQuery & { size: number }
  readonly #ask: Read

  constructor(query: GamesQuery & { size: number }, ask: Read) {
    this.#query = query
    this.#ask = ask
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get failed(): boolean {
    return [...this.#pages.values()].includes('error')
  }

  /** The state of the first page. */
  get status() {
    const first = this.#pages.get(0)
    if (first === undefined) return 'idle'
    return typeof first === 'string' ? first : 'ready'
  }

  /** Reads the first page, also again: its games stay until the response, and if there is none. */
  load() {
    return this.read(0)
  }

  /** Returns the game at an index, from 0; undefined if its page is not read. */
  at(index: number): Game | undefined {
    const { size } = this.#query
    const page = this.#pages.get(Math.floor(index / size))
    return Array.isArray(page) ? page[index % size] : undefined
  }

  /** Reads the pages of these indexes unless they are read or loading. */
  ensure(from: number, to: number) {
    const { size } = this.#query
    for (let page = Math.floor(from / size); page <= Math.floor(to / size); page++)
      if (!this.#pages.has(page)) void this.read(page)
  }

  /** Reads the failed pages again. */
  retry() {
    for (const [page, state] of this.#pages) if (state === 'error') void this.read(page)
  }

  private async read(page: number) {
    this.mark(page, 'loading')
    try {
      this.receive(page, await withTimeout(this.#ask({ ...this.#query, page: page + 1 })))
    } catch {
      this.mark(page, 'error')
    }
  }

  private receive(page: number, { count, rows }: GameList) {
    this.count = count
    if (!compareStructural(this.#pages.get(page), rows)) this.#pages.set(page, rows)
  }

  private mark(page: number, state: 'loading' | 'error') {
    if (!Array.isArray(this.#pages.get(page))) this.#pages.set(page, state)
  }
}
