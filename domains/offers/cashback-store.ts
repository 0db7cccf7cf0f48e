import { makeAutoObservable } from 'mobx'
import type { LastCashback } from '#api'
import { cashbackCalls, type CashbackCalls } from '#schemas/calls/cashback.ts'
import type { SingleWrites } from '#engine/data/once/single-writes.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { writesOf } from '#engine/shell/writes-of.ts'

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
  readonly #writes: SingleWrites
  /** Cashbacks closed in this tab: a response that was already on its way does not show them again. */
  readonly #closed = new Set<UnseenCashback['id']>()
  #reading = 0

  constructor(api: CashbackCalls, others: Others, writes: SingleWrites) {
    this.#api = api
    this.#writes = writes
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

  /**
   * Closes the cashback and reports it as seen, once. If that is refused, it is shown again after a reload; if the outcome
   * is unknown, after ten minutes.
   */
  async seen() {
    const { last } = this
    if (!last) return
    this.#closed.add(last.id)
    this.receive({})
    const send = () => this.#api.setSeen(last.id)
    await this.#writes
      .perform({ subject: String(last.id), send, find: () => this.find(last.id) })
      .catch(() => undefined)
  }

  /** Returns a response that no longer holds the cashback. */
  private async find(id: UnseenCashback['id']): Promise<unknown> {
    const answer = await this.#api.last().catch(() => undefined)
    return answer?.id === id ? null : answer
  }

  private receive({ id, amount, currency }: LastCashback) {
    const unseen = id && amount && amount > 0 && !this.#closed.has(id) && !this.#writes.isOpen(String(id))
    this.last = unseen ? { id, amount, currency: currency ?? this.#others.session.user?.currency ?? '' } : undefined
    if (unseen) this.#others.overlays.open('cashback')
    else this.#others.overlays.close('cashback')
  }
}

export const cashbackStore = (stores: Stores) =>
  new CashbackStore(cashbackCalls(stores.http), stores, writesOf(stores, 'cashback'))
