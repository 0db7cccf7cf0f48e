/** How old the last reading of the user may be before a write of the player’s own asks again. */
const maxAgeMs = 120_000

/** Whether who is signed in is known well enough for a write: read lately, and since the tab was last shown or hidden. */
export class ReadingAge {
  /** When the last reading was sent, in milliseconds since 1970. */
  at = -Infinity
  #turnedAt = -Infinity

  constructor() {
    globalThis.document?.addEventListener('visibilitychange', () => (this.#turnedAt = Date.now()))
  }

  get isFresh(): boolean {
    return this.at > this.#turnedAt && Math.abs(Date.now() - this.at) < maxAgeMs
  }
}
