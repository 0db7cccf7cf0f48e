import { makeAutoObservable } from 'mobx'
import type { LastCashback } from '#api'
import { cashbackCalls, type CashbackCalls } from '#schemas/calls/cashback.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** A cashback that the player has not seen; `amount` in the major unit of `currency`, an ISO 4217 code. */
export interface UnseenCashback {
  id: string | number
  amount: number
  currency: string
}

type Others = Pick<Stores, 'session' | 'overlays'>

/** The player’s last cashback until they have seen it (spec §4). */
export class CashbackStore {
  last: UnseenCashback | undefined = undefined
  readonly #api: CashbackCalls
  readonly #others: Others
  /** Cashbacks closed in this tab: a response that was already on its way does not show them again. */
  readonly #closed = new Set<UnseenCashback['id']>()
  #reading = 0

  constructor(api: CashbackCalls, others: Others) {
    this.#api = api
    this.#others = others
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Reads the last cashback and opens its overlay if the player has not seen it. Errors are ignored; of concurrent
   * calls the last one counts.
   */
  async load() {
    const { user } = this.#others.session
    if (!user) return
    const reading = ++this.#reading
    const answer = await this.#api.last().catch(() => undefined)
    if (answer && reading === this.#reading && this.#others.session.user?.id === user.id) this.receive(answer)
  }

  /** Closes the cashback and reports it as seen. If the call fails, it is shown again after a reload. */
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

export const cashbackStore = (stores: Stores) => new CashbackStore(cashbackCalls(stores.http), stores)
