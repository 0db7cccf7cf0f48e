import { makeAutoObservable } from 'mobx'
import type { Stores } from '#engine/shell/stores.ts'
import { sharedStorage } from '#engine/data/storage.ts'

/** How long a confirmation is valid: other people may use the same browser. */
const validForMs = 30 * 24 * 3_600_000

/** Whether a visitor has confirmed in this browser that they are of age. */
export class AgeGateStore {
  private confirmedAt: number
  readonly #key: string
  readonly #now: () => number

  constructor(brand: string, now: () => number) {
    this.#key = `age-gate:${brand}`
    this.#now = now
    this.confirmedAt = Date.parse(sharedStorage.getItem(this.#key) ?? '')
    makeAutoObservable(this, {}, { autoBind: true })
    window.addEventListener(
      'storage',
      (event) => event.key === this.#key && this.receive(Date.parse(event.newValue ?? '')),
    )
  }

  /** Whether the question still has to be asked. */
  get isOpen(): boolean {
    return !(this.#now() - this.confirmedAt < validForMs)
  }

  confirm() {
    this.receive(this.#now())
    sharedStorage.setItem(this.#key, new Date(this.confirmedAt).toISOString())
  }

  private receive(confirmedAt: number) {
    this.confirmedAt = confirmedAt
  }
}

export const ageGateStore = ({ manifest }: Stores) => new AgeGateStore(manifest.id, Date.now)
