import { observable, runInAction } from 'mobx'
import type { Call } from '#schemas/calls/http.ts'

/** The calls that a block or a page lives on: `schemas/generated/absences.ts`. */
type LivesOn = Readonly<Record<string, readonly string[]>>

/** The calls that the platform does not have: those that the manifest names, and what the visit learns. */
export class AbsentCalls {
  readonly #names
  readonly #replaced
  readonly #livesOn = observable.box<LivesOn>({}, { deep: false })

  /**
   * `lacks`: the names of calls, such as `GET /promotions`. `livesOn`: where it is known; else `load` fetches it. `replaced`: calls that
   * hide nothing, because the brand says itself what is shown.
   */
  constructor(lacks: readonly string[] = [], livesOn?: LivesOn, replaced: readonly string[] = []) {
    this.#names = observable.set(lacks)
    this.#replaced = replaced
    if (livesOn) this.#livesOn.set(livesOn)
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Whether a block or a page is not shown because a call that it lives on is absent: `blocks/promotions`, `pages/BONUSES`. */
  hides(part: `blocks/${string}` | `pages/${string}`): boolean {
    return this.#livesOn.get()[part]?.some((name) => this.has(name) && !this.#replaced.includes(name)) ?? false
  }

  /** Fetches what lives on which call, if a call is absent. */
  async load() {
    if (this.#names.size === 0) return
    const { livesOn } = await import('#schemas/absences.ts')
    runInAction(() => this.#livesOn.set(livesOn))
  }

  /**
   * Learns from a failed read. The spec’s own calls are never absent. A 404 tells nothing about a call for one thing, by parameters or
   * by its query, which may be gone or unknown. A change that failed stays on the page, with what the player entered and the error.
   */
  learn({ name, params, isExtension, isOwnRefusal }: Call, status: number) {
    const isUnknown = status === 405 || status === 501 || (status === 404 && !params && !isOwnRefusal)
    if (!isExtension || !isUnknown || !name.startsWith('GET ')) return
    this.#names.add(name)
    void this.load().catch(() => undefined)
  }
}
