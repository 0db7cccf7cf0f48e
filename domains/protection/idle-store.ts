import { makeAutoObservable } from 'mobx'
import { sharedStorage } from '#engine/data/storage.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

const key = 'last-activity'

/** How long before the sign-out the player is asked. */
const askMs = 60_000

/** How often other tabs hear of activity at most. */
const writeEveryMs = 5000

/** How long the player has not been active, in all tabs of this browser. Times are the browser’s own, in milliseconds since 1970. */
export class IdleStore {
  private at: number
  readonly #limitMs: number
  readonly #clock: { readonly now: number }
  #writtenAt = -Infinity

  /** Opening a page counts as activity, unless the time was over before. */
  constructor(minutes: number, clock: { readonly now: number }) {
    this.#limitMs = minutes * 60_000
    this.#clock = clock
    const now = Date.now()
    const last = Number(sharedStorage.getItem(key)) || now
    this.at = now - last < this.#limitMs ? now : last
    sharedStorage.setItem(key, String(this.at))
    makeAutoObservable(this, {}, { autoBind: true })
    window.addEventListener('storage', (event) => {
      if (event.key === key && event.newValue !== null) this.receive(Number(event.newValue))
    })
  }

  /** Milliseconds until the sign-out. */
  get left(): number {
    // It ticks; server and browser may differ about the time.
    void this.#clock.now
    return Math.max(0, this.at + this.#limitMs - Date.now())
  }

  /** Whether the player is asked now. */
  get isAsking(): boolean {
    return this.left <= askMs
  }

  get isOver(): boolean {
    return this.left === 0
  }

  /** Notes activity. Once the player is asked, only their answer counts. */
  note() {
    if (!this.isAsking) this.keep(false)
  }

  /** The player’s answer that they are there. */
  stay() {
    this.keep(true)
  }

  private keep(isAtOnce: boolean) {
    const now = Date.now()
    this.receive(now)
    if (!isAtOnce && now - this.#writtenAt < writeEveryMs) return
    this.#writtenAt = now
    sharedStorage.setItem(key, String(now))
  }

  private receive(at: number) {
    this.at = Math.max(this.at, at)
  }
}

export const idleStore = ({ get, manifest }: Stores) =>
  new IdleStore(manifest.playerProtection.idleSignOutMinutes ?? Infinity, get(clockStore))
