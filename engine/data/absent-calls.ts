import { observable } from 'mobx'
import { livesOn } from '#schemas/absences.ts'
import type { Call } from '#schemas/calls/http.ts'

/** The calls that the platform does not have: those that the manifest names, and what the visit learns. */
export class AbsentCalls {
  readonly #names

  /** `lacks`: the names of calls, such as `GET /promotions`. */
  constructor(lacks: readonly string[] = []) {
    this.#names = observable.set(lacks)
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Whether a block or a page is not shown because a call that it lives on is absent: `blocks/promotions`, `pages/BONUSES`. */
  hides(part: `blocks/${string}` | `pages/${string}`): boolean {
    return livesOn[part]?.some((name) => this.has(name)) ?? false
  }

  /**
   * Learns from a failed call. The spec’s own calls are never absent. A 404 tells nothing about a call with parameters,
   * which may be of something that is gone, nor about one that changes something.
   */
  learn({ name, params, isExtension }: Call, status: number) {
    const isUnknown = status === 405 || status === 501 || (status === 404 && !params && name.startsWith('GET '))
    if (isExtension && isUnknown) this.#names.add(name)
  }
}
