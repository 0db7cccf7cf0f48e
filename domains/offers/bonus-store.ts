import { makeAutoObservable } from 'mobx'
import type { Bonus } from '#api'
import type { Language } from '#manifest'
import { bonusesCalls, type BonusesCalls } from '#schemas/calls/bonuses.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import { ApiError } from '#engine/data/api-error.ts'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import { answerTimeoutMs, type Resource, ResourceMap } from '#engine/data/resource.ts'
import { ActivationNotes } from './activation-notes.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { responseOrPolled } from '#engine/data/polling.ts'
import { isProvenRefusal, retryUntilResponse } from '#engine/data/retry.ts'

type BonusBrowser = Pick<Browser, 'shared' | 'claim' | 'wait'>

/** The player’s bonuses in the interface language, and their activation. */
export class BonusStore {
  /** The id of the bonus that is being activated. */
  activating: Bonus['id'] | null = null
  /** The error of the last activation, which was refused. */
  failure: unknown = null
  /** The id of the bonus whose last activation may have been carried out or not. */
  unknown: Bonus['id'] | null = null
  readonly #lists: ResourceMap<Language, Bonus[]>
  readonly #api: BonusesCalls
  readonly #language: Pick<LanguageStore, 'current'>
  readonly #browser: BonusBrowser
  readonly #notes: ActivationNotes

  constructor(api: BonusesCalls, language: Pick<LanguageStore, 'current'>, browser: BonusBrowser) {
    this.#api = api
    this.#language = language
    this.#browser = browser
    this.#notes = new ActivationNotes(browser.shared)
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
   * Activates a bonus, one at a time, in one tab at a time. Returns whether it is active; the error is in `failure`. An
   * activation has no key, so that none is sent twice by itself: after an unclear response the list decides, and where it
   * does not say that the bonus is active, the outcome is unknown. The player may then call this again.
   */
  async activate(id: Bonus['id']): Promise<boolean> {
    if (this.activating !== null) return false
    const isSure = this.unknown === id
    this.begin(id)
    const own = await this.#browser.claim(lock)
    const release = own ?? (await this.#browser.wait(lock))
    const mayBeActive = own === null || this.#notes.has(id)
    const status = mayBeActive ? await this.read(id) : 'available'
    const isSent = status === 'available' && (isSure || !mayBeActive)
    const error = isSent ? await this.send(id) : status !== 'active' && unclear
    release()
    return this.end(id, error || null)
  }

  /** Clears the last error. */
  forgetFailure() {
    this.failure = null
    this.unknown = null
  }

  /** Returns the error, or null if the bonus is active. */
  private async send(id: Bonus['id']): Promise<unknown> {
    this.#notes.put(id)
    try {
      await this.answer(id)
      return null
    } catch (error) {
      const status = await this.read(id)
      if (status === 'active') return null
      return isProvenRefusal(error) ? error : unclear
    }
  }

  /** Resolves with the response, or once the list says that the bonus is active if the response is slow. */
  private async answer(id: Bonus['id']): Promise<void> {
    const sent = async () => {
      const bonus = await this.#api.activate(id, { lang: this.#language.current })
      const { list } = this
      if (!bonus) void list.load()
      else if (list.value) list.receive(list.value.map((known) => (known.id === id ? bonus : known)))
      return true
    }
    const isActive = async () => (await this.read(id)) === 'active' || undefined
    await responseOrPolled(sent(), isActive, answerTimeoutMs, answerTimeoutMs)
  }

  /** Reads the list; returns what it says of a bonus, if anything. */
  private async read(id: Bonus['id']): Promise<Bonus['status'] | undefined> {
    const { list } = this
    const now = await retryUntilResponse(() => this.#api.list({ lang: this.#language.current })).catch(() => undefined)
    if (now) list.receive(now)
    else void list.load()
    return now?.find((bonus) => bonus.id === id)?.status
  }

  private begin(id: Bonus['id']) {
    this.activating = id
    this.forgetFailure()
  }

  private end(id: Bonus['id'], error: unknown): boolean {
    const isUnknown = error === unclear
    if (!isUnknown) this.#notes.settle(id)
    this.activating = null
    this.unknown = isUnknown ? id : null
    this.failure = isUnknown ? null : error
    return error === null
  }
}

/** The outcome of an activation that nobody knows. */
const unclear = new ApiError('The outcome is unknown')
const lock = 'bonus-activation'

export const bonusStore = ({ http, language }: Stores) => new BonusStore(bonusesCalls(http), language, thisBrowser())
