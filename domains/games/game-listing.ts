import { makeAutoObservable, observable } from 'mobx'
import type { Game, GameList, GamesQuery } from '#api'
import { withTimeout } from '#engine/data/until-answered.ts'

type Read = (query: GamesQuery) => Promise<GameList>

/** The games that match a query, as far as they were read, page by page in any order. */
export class GameListing {
  /** How many match in all; undefined until a page is there. */
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

  /** The game at a place, from 0; undefined where it was not read. */
  at(index: number): Game | undefined {
    const { size } = this.#query
    const page = this.#pages.get(Math.floor(index / size))
    return Array.isArray(page) ? page[index % size] : undefined
  }

  /** Reads the pages that hold these places, unless that was done or is under way. */
  ensure(from: number, to: number) {
    const { size } = this.#query
    for (let page = Math.floor(from / size); page <= Math.floor(to / size); page++)
      if (!this.#pages.has(page)) void this.read(page)
  }

  /** Reads again what failed. */
  retry() {
    for (const [page, state] of this.#pages) if (state === 'error') void this.read(page)
  }

  private async read(page: number) {
    this.#pages.set(page, 'loading')
    try {
      this.receive(page, await withTimeout(this.#ask({ ...this.#query, page: page + 1 })))
    } catch {
      this.fail(page)
    }
  }

  private receive(page: number, { count, rows }: GameList) {
    this.count = count
    this.#pages.set(page, rows)
  }

  private fail(page: number) {
    this.#pages.set(page, 'error')
  }
}
