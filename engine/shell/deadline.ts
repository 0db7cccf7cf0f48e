import { computed, makeObservable, onBecomeObserved, onBecomeUnobserved, reaction } from 'mobx'
import type { ClockStore } from './clock-store.ts'

/** The longest delay that `setTimeout` supports. */
const maxTimeoutMs = 2 ** 31 - 1

/** The time left until `end()`, by the server’s clock. While it is observed, `onZero` runs once for each end reached. */
export class Deadline {
  readonly #clock: ClockStore
  readonly #end: () => number | undefined
  readonly #onZero: () => void
  #reached: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: (() => void) | undefined

  constructor(clock: ClockStore, end: () => number | undefined, onZero: () => void) {
    this.#clock = clock
    this.#end = end
    this.#onZero = onZero
    makeObservable(this, { seconds: computed })
    onBecomeObserved(
      this,
      'seconds',
      () => (this.#stop = reaction(this.#end, this.schedule, { fireImmediately: true })),
    )
    onBecomeUnobserved(this, 'seconds', () => {
      this.#stop?.()
      clearTimeout(this.#timer)
    })
  }

  /** A whole number, at least 0; undefined if there is no end. */
  get seconds(): number | undefined {
    const end = this.#end()
    return end === undefined ? undefined : Math.max(0, Math.ceil((end - this.#clock.now) / 1000))
  }

  private readonly schedule = (end: number | undefined) => {
    clearTimeout(this.#timer)
    if (end === undefined || end === this.#reached) return
    this.#timer = setTimeout(
      () => {
        if (end > this.#clock.now) return this.schedule(end)
        this.#reached = end
        this.#onZero()
      },
      Math.min(maxTimeoutMs, Math.max(0, end - this.#clock.now)),
    )
  }
}
