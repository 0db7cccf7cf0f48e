import type { Browser } from '../browser.ts'
import type { Release } from '../locks.ts'
import { type PendingWrite, pendingName, PendingWrites } from './pending-writes.ts'

/**
 * The calls of one kind that may be carried out once only: what is stored of them, and which tab works on which. An `Attempt`
 * makes one of them; the `Policy` of its kind says what may be concluded from failures.
 */
export class Once<Kept extends PendingWrite = PendingWrite> {
  readonly pending: PendingWrites<Kept>
  readonly #kind: string
  readonly #browser: Pick<Browser, 'claim' | 'wait'>

  /** `kind` names the items in the storage and the locks; `isValid`: see `PendingWrites`. */
  constructor(browser: Pick<Browser, 'shared' | 'claim' | 'wait'>, kind: string, isValid: (write: Kept) => boolean) {
    this.pending = new PendingWrites(browser.shared, kind, isValid)
    this.#kind = kind
    this.#browser = browser
  }

  /** Lets this tab alone work on a call until it releases it; null while another tab does. A closed tab releases its calls. */
  claim(key: string): Promise<Release | null> {
    return this.#browser.claim(pendingName(this.#kind, key))
  }

  /** As `claim`, once no other tab works on the call. */
  wait(key: string): Promise<Release> {
    return this.#browser.wait(pendingName(this.#kind, key))
  }

  /** Whether no tab works on a call. */
  async isFree(key: string): Promise<boolean> {
    const release = await this.claim(key)
    release?.()
    return release !== null
  }

  /** Runs work that one tab at a time does for all calls of the kind. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.wait('')
    return work().finally(release)
  }
}
