import { makeAutoObservable } from 'mobx'
import type { Bonus } from '#api'
import type { Language } from '#manifest'
import { bonusesApi, type BonusesApi } from '../api/bonuses-api.ts'
import type { LanguageStore } from './language-store.ts'
import { type Resource, ResourceMap } from './resource.ts'
import type { Stores } from './stores.ts'

/** The player’s bonuses, in the interface language, and the one being activated. */
export class BonusStore {
  /** The bonus that is being activated. */
  activating: number | null = null
  /** Why the last activation failed. */
  failure: unknown = null
  private readonly lists: ResourceMap<Language, Bonus[]>
  private readonly api: BonusesApi
  private readonly language: Pick<LanguageStore, 'current'>

  constructor(api: BonusesApi, language: Pick<LanguageStore, 'current'>) {
    this.api = api
    this.language = language
    this.lists = new ResourceMap((lang) => api.list({ lang }))
    makeAutoObservable<this, 'lists' | 'api' | 'language'>(this, { lists: false, api: false, language: false }, { autoBind: true })
  }

  get list(): Resource<Bonus[]> {
    return this.lists.get(this.language.current)
  }

  /** The one whose money is on the bonus balance. */
  get active(): Bonus | undefined {
    return this.list.value?.find(({ status }) => status === 'active')
  }

  /** Reads the bonuses again where an earlier visit did: play moves them on. */
  refresh() {
    if (this.list.status === 'ready') void this.list.load()
  }

  /** Puts a bonus on the bonus balance, one at a time. Answers whether that was done; why not is in `failure`. */
  async activate(id: number): Promise<boolean> {
    if (this.activating !== null) return false
    const { list } = this
    this.begin(id)
    try {
      const bonus = await this.api.activate(id, { lang: this.language.current })
      this.end(null)
      if (list.value) list.receive(list.value.map((known) => (known.id === id ? bonus : known)))
      return true
    } catch (error) {
      this.end(error)
      // It may have been activated all the same, or elsewhere.
      void list.load()
      return false
    }
  }

  /** Lets go of the last failure. */
  forgetFailure() {
    this.failure = null
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
