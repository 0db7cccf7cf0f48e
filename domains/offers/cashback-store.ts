import { makeAutoObservable } from 'mobx'
import type { LastCashback } from '#api'
import { cashbackApi, type CashbackApi } from './cashback-api.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** A cashback that the player has not seen; `amount` in the major unit of `currency`, an ISO 4217 code. */
export interface UnseenCashback {
  id: number
  amount: number
  currency: string
}

type Others = Pick<Stores, 'session' | 'overlays'>

/** The player’s last cashback, as long as they have not seen it (spec §4). */
export class CashbackStore {
  last: UnseenCashback | undefined = undefined
  readonly #api: CashbackApi
  readonly #others: Others
  /** Those that this tab has closed: an answer that was under way meanwhile does not bring them back. */
  readonly #closed = new Set<number>()
  #reading = 0

  constructor(api: CashbackApi, others: Others) {
    this.#api = api
    this.#others = others
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads the last cashback; one that the player has not seen opens its overlay. A failure leaves all as it is; of several answers the last call’s counts. */
  async load() {
    const { user } = this.#others.session
    if (!user) return
    const reading = ++this.#reading
    const answer = await this.#api.last().catch(() => undefined)
    if (answer && reading === this.#reading && this.#others.session.user?.id === user.id) this.receive(answer)
  }

  /** Takes it off the screen and tells the server that it was seen. Where that fails, it is told of again after a reload. */
  async seen() {
    const { last } = this
    if (!last) return
    this.#closed.add(last.id)
    this.receive({})
    await this.#api.setSeen(last.id).catch(() => undefined)
  }

  private receive({ id, amount, currency }: LastCashback) {
    const unseen = id && amount && amount > 0 && !this.#closed.has(id)
    this.last = unseen ? { id, amount, currency: currency ?? this.#others.session.user?.currency ?? '' } : undefined
    if (unseen) this.#others.overlays.open('cashback')
    else this.#others.overlays.close('cashback')
  }
}

export const cashbackStore = (stores: Stores) => new CashbackStore(cashbackApi(stores.http), stores)
