import type { LaterDomain } from '../registry.ts'
import type { Stores } from '../shell/stores.ts'

/**
 * The longest delay before the reading, in milliseconds. It is random: with the random delay of the connection, a server that
 * comes back is not asked by all players at once.
 */
const maxDelayMs = 500

/**
 * Reads again what may have changed while there was no connection and so no event: the user, and what the domains know of. Once
 * after the latest `schedule`, and only while `isCurrent`. Of two readings of one thing the later counts, however slow the earlier is.
 */
export class Resync {
  readonly #stores: Stores
  readonly #domains: readonly LaterDomain[]
  readonly #isCurrent: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(stores: Stores, domains: readonly LaterDomain[], isCurrent: () => boolean) {
    this.#stores = stores
    this.#domains = domains
    this.#isCurrent = isCurrent
  }

  schedule() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#isCurrent() && this.#run(), Math.random() * maxDelayMs)
  }

  #run() {
    const { session } = this.#stores
    const connection = { user: session.user ? session.refresh() : Promise.resolve(), isCurrent: this.#isCurrent }
    for (const domain of this.#domains) domain.resync?.(this.#stores, connection)?.catch(console.warn)
  }
}
