import { makeAutoObservable } from 'mobx'
import { lock, type Release } from '#engine/data/locks.ts'
import { sharedStorage } from '#engine/data/storage.ts'

/** How long a game of the same tab may take to close, in milliseconds. */
const closingMs = 400

/** The one game that a player may have open for money, in all tabs: the tab that plays holds a lock, and gives it up to another. */
export class OpenGame {
  /** `elsewhere`: another tab plays. `moved`: this one has played, and another plays now. */
  state: 'waiting' | 'here' | 'elsewhere' | 'moved' = 'waiting'
  #release: Release | null = null
  #isLeft = false
  readonly #name: string

  constructor(brand: string) {
    this.#name = `open-game:${brand}`
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Plays here, unless another tab does. */
  async enter() {
    this.#isLeft = false
    window.addEventListener('storage', this.follow)
    const release = (await lock(this.#name, true)) ?? (await this.#afterClosing())
    if (!this.#take(release)) this.set('elsewhere')
  }

  /** Plays here; the game in another tab is closed. */
  async takeOver() {
    this.set('waiting')
    sharedStorage.setItem(this.#name, `${Math.random()}`)
    sharedStorage.removeItem(this.#name)
    this.#take(await lock(this.#name, false))
  }

  /** Leaves the game. */
  leave() {
    this.#isLeft = true
    window.removeEventListener('storage', this.follow)
    this.#release?.()
    this.#release = null
  }

  private follow({ key, newValue }: StorageEvent) {
    if (key !== this.#name || newValue === null || !this.#release) return
    this.set('moved')
    this.#release()
    this.#release = null
  }

  private set(state: OpenGame['state']) {
    this.state = state
  }

  /** Returns whether this tab plays. */
  #take(release: Release | null): boolean {
    if (this.#isLeft) release?.()
    else if (release) {
      this.#release = release
      this.set('here')
    }
    return this.#isLeft || release !== null
  }

  async #afterClosing(): Promise<Release | null> {
    await new Promise((resolve) => setTimeout(resolve, closingMs))
    return lock(this.#name, true)
  }
}
