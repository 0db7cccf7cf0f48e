import { makeAutoObservable, observable } from 'mobx'
import type { Jackpot, JackpotInfo } from '#api'
import type { Stores } from '#engine/shell/stores.ts'
import { jackpotCalls, type JackpotCalls } from '#schemas/calls/jackpot.ts'
import { Resource } from '#engine/data/resource.ts'

/** Rates from one currency. */
type Exchange = Pick<JackpotInfo, 'currency' | 'rates'>

/** The jackpots: read once, then replaced by each realtime event (spec §4). */
export class JackpotStore {
  readonly list: Resource<Jackpot[]>
  /** The currency that the platform’s rates are from, and the rates; events of the socket bring none. */
  exchange: Exchange = { currency: '' }
  #eventCount = 0

  constructor(api: JackpotCalls) {
    this.list = new Resource(async () => {
      const eventCount = this.#eventCount
      const info = await api.info()
      if (!Array.isArray(info)) this.receiveRates(info)
      // An event received meanwhile is newer than the response, or a newer one follows.
      if (this.#eventCount !== eventCount || Array.isArray(info)) return this.list.value ?? []
      return info.items.map((jackpot) => observable(jackpot))
    })
    makeAutoObservable(this, { list: false, of: false }, { autoBind: true })
  }

  /**
   * Replaces the list. A jackpot that stays keeps its object, so that only observers of changed fields are notified.
   */
  receive(list: Jackpot[]) {
    this.#eventCount++
    const before = this.list.value ?? []
    const known = new Map(before.map((jackpot) => [jackpot.id, jackpot]))
    const after = list.map((jackpot) => {
      const same = known.get(jackpot.id)
      known.delete(jackpot.id)
      return same ? Object.assign(same, jackpot) : observable(jackpot)
    })
    const isUnchanged =
      this.list.value && after.length === before.length && after.every((jackpot, index) => jackpot === before[index])
    if (!isUnchanged) this.list.receive(after)
  }

  /** Returns the jackpots of a kind, smallest first. */
  of(kind: Jackpot['kind']): Jackpot[] {
    return (this.list.value ?? []).filter((jackpot) => jackpot.kind === kind).sort((a, b) => a.level - b.level)
  }

  private receiveRates({ currency, rates }: JackpotInfo) {
    this.exchange = { currency, ...(rates && { rates }) }
  }
}

/** Returns what one unit of a jackpot’s currency is worth in another one; undefined if it is the same, or unknown. */
export function rateOf({ currency, rates }: Exchange, from: string, to: string): number | undefined {
  if (from !== currency || from === to) return undefined
  return rates?.find((known) => known.currency === to && known.rate > 0)?.rate
}

export const jackpotStore = ({ http }: Stores) => new JackpotStore(jackpotCalls(http))
