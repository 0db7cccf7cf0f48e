import { makeAutoObservable } from 'mobx'
import type { Stores } from '#engine/shell/stores.ts'

/** Afterwards it is asked again: others may use the same browser. */
const longestMs = 30 * 24 * 3_600_000

/** Whether a visitor said in this browser that they are old enough. */
export class AgeGateStore {
  private confirmedAt: number
  readonly #key: string
  readonly #now: () => number

  constructor(brand: string, now: () => number) {
    this.#key = `age-gate:${brand}`
    this.#now = now
    this.confirmedAt = Date.parse(localStorage.getItem(this.#key) ?? '')
    makeAutoObservable(this, {}, { autoBind: true })
    window.addEventListener(
      'storage',
      (event) => event.key === this.#key && this.receive(Date.parse(event.newValue ?? '')),
    )
  }

  /** Whether it has still to be asked. */
  get isOpen(): boolean {
    return !(this.#now() - this.confirmedAt < longestMs)
  }

  confirm() {
    this.receive(this.#now())
    localStorage.setItem(this.#key, new Date(this.confirmedAt).toISOString())
  }

  private receive(confirmedAt: number) {
    this.confirmedAt = confirmedAt
  }
}

export const ageGateStore = ({ manifest }: Stores) => new AgeGateStore(manifest.id, Date.now)
