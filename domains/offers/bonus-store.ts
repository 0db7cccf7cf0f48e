import { makeAutoObservable } from 'mobx'
import type { Bonus } from '#api'
import type { Language } from '#manifest'
import { bonusesCalls, type BonusesCalls } from '#schemas/calls/bonuses.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { isRefused, autoRetryWindowMs, retryUntilResponse, withTimeout } from '#engine/data/retry.ts'

/** The player’s bonuses in the interface language, and their activation. */
export class BonusStore {
  /** The id of the bonus that is being activated. */
  activating: Bonus['id'] | null = null
  /** The error of the last activation. */
  failure: unknown = null
  readonly #lists: ResourceMap<Language, Bonus[]>
  readonly #api: BonusesCalls
  readonly #language: Pick<LanguageStore, 'current'>

  constructor(api: BonusesCalls, language: Pick<LanguageStore, 'current'>) {
    this.#api = api
    this.#language = language
    this.#lists = new ResourceMap((lang) => api.list({ lang }))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get list(): Resource<Bonus[]> {
    return this.#lists.get(this.#language.current)
  }

  /** The bonus whose money is on the bonus balance. */
  get active(): Bonus | undefined {
    return this.list.value?.find(({ status }) => status === 'active')
  }

  /** Reads the bonuses again if they were read before: playing changes their progress. */
  refresh() {
    if (this.list.status === 'ready') void this.list.load()
  }

  /**
   * Activates a bonus, one at a time. Returns whether it is active; the error is in `failure`. After an unclear
   * response the list decides, and a lost request is retried once: the server activates a bonus at most once.
   */
  async activate(id: Bonus['id']): Promise<boolean> {
    if (this.activating !== null) return false
    this.begin(id)
    const until = Date.now() + autoRetryWindowMs
    const failure = await this.send(id).catch((error: unknown) => this.recall(id, error, until))
    this.end(failure)
    return failure === null
  }

  /** Clears the last error. */
  forgetFailure() {
    this.failure = null
  }

  private async send(id: Bonus['id']): Promise<null> {
    const { list } = this
    const bonus = await withTimeout(this.#api.activate(id, { lang: this.#language.current }))
    if (!bonus) void list.load()
    else if (list.value) list.receive(list.value.map((known) => (known.id === id ? bonus : known)))
    return null
  }

  /** Returns null if the bonus is active by now, else the error. The request may be retried until `until`. */
  private async recall(id: Bonus['id'], error: unknown, until = 0): Promise<unknown> {
    const { list } = this
    const now = await retryUntilResponse(() => this.#api.list({ lang: this.#language.current })).catch(() => undefined)
    if (now) list.receive(now)
    else void list.load()
    const status = now?.find((bonus) => bonus.id === id)?.status
    if (status === 'active') return null
    if (status !== 'available' || isRefused(error) || Date.now() > until) return error
    return this.send(id).catch((again: unknown) => this.recall(id, again))
  }

  private begin(id: Bonus['id']) {
    this.activating = id
    this.failure = null
  }

  private end(failure: unknown) {
    this.activating = null
    this.failure = failure
  }
}

export const bonusStore = ({ http, language }: Stores) => new BonusStore(bonusesCalls(http), language)
