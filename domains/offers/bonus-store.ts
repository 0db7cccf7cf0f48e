import { makeAutoObservable } from 'mobx'
import type { Bonus } from '#api'
import type { Language } from '#manifest'
import { bonusesApi, type BonusesApi } from './bonuses-api.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { isRefused, sameWishMs, untilAnswered, withTimeout } from '#engine/data/until-answered.ts'

/** The player’s bonuses, in the interface language, and the one being activated. */
export class BonusStore {
  /** The bonus that is being activated. */
  activating: number | null = null
  /** Why the last activation failed. */
  failure: unknown = null
  readonly #lists: ResourceMap<Language, Bonus[]>
  readonly #api: BonusesApi
  readonly #language: Pick<LanguageStore, 'current'>

  constructor(api: BonusesApi, language: Pick<LanguageStore, 'current'>) {
    this.#api = api
    this.#language = language
    this.#lists = new ResourceMap((lang) => api.list({ lang }))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get list(): Resource<Bonus[]> {
    return this.#lists.get(this.#language.current)
  }

  /** The one whose money is on the bonus balance. */
  get active(): Bonus | undefined {
    return this.list.value?.find(({ status }) => status === 'active')
  }

  /** Reads the bonuses again where an earlier visit did: play moves them on. */
  refresh() {
    if (this.list.status === 'ready') void this.list.load()
  }

  /**
   * Puts a bonus on the bonus balance, one at a time. Answers whether that is done; why not is in `failure`. Where the answer says
   * nothing, the list is asked whether it was done all the same; a call that did not arrive is made once more: a bonus can be
   * activated once.
   */
  async activate(id: number): Promise<boolean> {
    if (this.activating !== null) return false
    this.begin(id)
    const until = Date.now() + sameWishMs
    const failure = await this.send(id).catch((error: unknown) => this.recall(id, error, until))
    this.end(failure)
    return failure === null
  }

  /** Lets go of the last failure. */
  forgetFailure() {
    this.failure = null
  }

  private async send(id: number): Promise<null> {
    const { list } = this
    const bonus = await withTimeout(this.#api.activate(id, { lang: this.#language.current }))
    if (list.value) list.receive(list.value.map((known) => (known.id === id ? bonus : known)))
    return null
  }

  /** Null where it is active by now, else why not. `until`: up to when it may be sent again. */
  private async recall(id: number, error: unknown, until = 0): Promise<unknown> {
    const { list } = this
    const now = await untilAnswered(() => this.#api.list({ lang: this.#language.current })).catch(() => undefined)
    if (now) list.receive(now)
    else void list.load()
    const status = now?.find((bonus) => bonus.id === id)?.status
    if (status === 'active') return null
    if (status !== 'available' || isRefused(error) || Date.now() > until) return error
    return this.send(id).catch((again: unknown) => this.recall(id, again))
  }

  private begin(id: number) {
    this.activating = id
    this.failure = null
  }

  private end(failure: unknown) {
    this.activating = null
    this.failure = failure
  }
}

export const bonusStore = ({ http, language }: Stores) => new BonusStore(bonusesApi(http), language)
