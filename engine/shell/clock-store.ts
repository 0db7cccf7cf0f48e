import { createAtom } from 'mobx'
import type { Stores } from './stores.ts'

/** The server’s time. It ticks every second while it is observed; otherwise no timer runs. */
export class ClockStore {
  readonly #serverNow: () => number
  readonly #atom = createAtom(
    'clock',
    () => this.start(),
    () => clearInterval(this.#timer),
  )
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(serverNow: () => number) {
    this.#serverNow = serverNow
  }

  /** Milliseconds since 1970. */
  get now(): number {
    this.#atom.reportObserved()
    return this.#serverNow()
  }

  private start() {
    this.#timer = setInterval(() => this.#atom.reportChanged(), 1000)
  }
}

export const clockStore = ({ http }: Stores) => new ClockStore(http.now)
