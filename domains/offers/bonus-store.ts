import { makeAutoObservable } from 'mobx'
import type { Bonus } from '#api'
import type { Language } from '#manifest'
import { bonusesCalls, type BonusesCalls } from '#schemas/calls/bonuses.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import { type SingleWrites, UnknownOutcome } from '#engine/data/once/single-writes.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { retryUntilResponse } from '#engine/data/retry.ts'
import { writesOf } from '#engine/shell/writes-of.ts'

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
  readonly #writes: SingleWrites

  constructor(api: BonusesCalls, language: Pick<LanguageStore, 'current'>, writes: SingleWrites) {
    this.#api = api
    this.#language = language
    this.#writes = writes
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
   * Activates a bonus, one at a time. Returns whether it is active; the error is in `failure`. Where nobody knows, it is in
   * `unknown`, and the player may call this again.
   */
  async activate(id: Bonus['id']): Promise<boolean> {
    if (this.activating !== null) return false
    this.show(id, null)
    const error = await this.#writes
      .perform({ subject: String(id), send: () => this.send(id), find: () => this.find(id) })
      .then(
        () => null,
        (reason: unknown) => reason,
      )
    this.show(null, error, id)
    return error === null
  }

  /** Clears the last error. */
  forgetFailure() {
    this.#writes.forgetShown()
    this.show(this.activating, null)
  }

  private async send(id: Bonus['id']): Promise<Bonus | undefined> {
    const bonus = await this.#api.activate(id, { lang: this.#language.current })
    const { list } = this
    if (!bonus) void list.load()
    else if (list.value) list.receive(list.value.map((known) => (known.id === id ? bonus : known)))
    return bonus
  }

  /** Reads the list; returns the bonus if it is active. */
  private async find(id: Bonus['id']): Promise<Bonus | null | undefined> {
    const { list } = this
    const now = await retryUntilResponse(() => this.#api.list({ lang: this.#language.current })).catch(() => undefined)
    if (now) list.receive(now)
    else void list.load()
    const bonus = now?.find((each) => each.id === id)
    if (bonus?.status === 'active') return bonus
    return bonus?.status === 'available' ? null : undefined
  }

  private show(activating: Bonus['id'] | null, error: unknown, id: Bonus['id'] | null = null) {
    this.activating = activating
    const isUnknown = error instanceof UnknownOutcome
    this.unknown = isUnknown ? id : null
    this.failure = isUnknown ? null : error
  }
}

export const bonusStore = (stores: Stores) =>
  new BonusStore(bonusesCalls(stores.http), stores.language, writesOf(stores, 'bonus'))
