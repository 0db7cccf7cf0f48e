import type { Bonus } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import type { SafeStorage } from '#engine/data/storage.ts'

const itemOf = (id: Bonus['id']) => `bonus-activation:${id}`

/** For how long the player is asked before a bonus is activated again. */
const askAgainForMs = 10 * 60_000

/** The activations whose outcome is unknown, for all tabs of the browser: when each was sent. */
export class ActivationNotes {
  readonly #shared: SafeStorage

  constructor(shared: SafeStorage) {
    this.#shared = shared
  }

  /** Whether an activation of this bonus was sent a short time ago, and may have been carried out. */
  has(id: Bonus['id']): boolean {
    const sentAt = parseStored<number>(this.#shared.getItem(itemOf(id)))
    return sentAt !== null && Math.abs(Date.now() - sentAt) < askAgainForMs
  }

  /** Notes an activation before it is sent. */
  put(id: Bonus['id']) {
    this.#shared.setItem(itemOf(id), JSON.stringify(Date.now()))
  }

  /** Removes an activation whose outcome is known. */
  settle(id: Bonus['id']) {
    this.#shared.removeItem(itemOf(id))
  }
}
