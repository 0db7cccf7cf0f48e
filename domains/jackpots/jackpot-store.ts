import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { Jackpot, JackpotInfo } from '#api'
import type { Stores } from '#engine/shell/stores.ts'
import { jackpotCalls, type JackpotCalls } from '#schemas/calls/jackpot.ts'
import type { Exchange } from '#engine/data/exchange.ts'
import { Resource } from '#engine/data/resource.ts'

/** A jackpot. Its amount is absent while only the page’s file has named it. */
export type ShownJackpot = Omit<Jackpot, 'amount'> & { amount: number | undefined }

/** The jackpots: read once, then replaced by each realtime event (spec §4). */
export class JackpotStore {
  readonly list: Resource<ShownJackpot[]>
  /** The currency that the platform’s rates are from, and the rates; events of the socket bring none. */
  exchange: Exchange = { currency: '' }
  /** What the page’s file names, until the list is there. */
  named: ShownJackpot[] | undefined = undefined
  readonly #api: JackpotCalls
  #eventCount = 0

  constructor(api: JackpotCalls) {
    this.#api = api
    this.list = new Resource(async () => {
      const eventCount = this.#eventCount
      if (!this.list.value) void this.readNames()
      const info = await api.info()
      if (!Array.isArray(info)) this.receiveRates(info)
      // An event received meanwhile is newer than the response, or a newer one follows.
      if (this.#eventCount !== eventCount || Array.isArray(info)) return this.list.value ?? []
      return this.merge(info.items)
    })
    makeAutoObservable(this, { list: false, named: observableRef, ofKind: false }, { autoBind: true })
  }

  /** Replaces the list. */
  receive(list: Jackpot[]) {
    this.#eventCount++
    this.list.receive(this.merge(list))
  }

  /** Returns the jackpots of a kind, smallest first. */
  ofKind(kind: Jackpot['kind']): ShownJackpot[] {
    return this.shown.filter((jackpot) => jackpot.kind === kind).sort((a, b) => a.level - b.level)
  }

  private get shown(): ShownJackpot[] {
    return this.list.value ?? this.named ?? []
  }

  private async readNames() {
    const info = await this.#api.infoFromPage()
    if (info && !Array.isArray(info)) this.receiveNames(info.items)
  }

  private receiveNames(items: readonly Omit<Jackpot, 'amount'>[]) {
    this.named = items.map((item) => observable({ amount: undefined, ...item }))
  }

  /** Returns the list with these jackpots. One that stays keeps its object, so that only observers of changed fields are notified. */
  private merge(list: readonly Jackpot[]): ShownJackpot[] {
    const before = this.shown
    const known = new Map(before.map((jackpot) => [jackpot.id, jackpot]))
    const after = list.map((jackpot) => {
      const same = known.get(jackpot.id)
      known.delete(jackpot.id)
      return same ? Object.assign(same, jackpot) : observable(jackpot)
    })
    const isSame = after.length === before.length && after.every((jackpot, index) => jackpot === before[index])
    return isSame ? before : after
  }

  private receiveRates({ currency, rates }: JackpotInfo) {
    this.exchange = { currency, ...(rates && { rates }) }
  }
}

export const jackpotStore = ({ http }: Stores) => new JackpotStore(jackpotCalls(http))
