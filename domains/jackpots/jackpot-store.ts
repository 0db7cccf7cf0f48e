import { makeAutoObservable } from 'mobx'
import type { Jackpot } from '#api'
import type { Stores } from '#engine/shell/stores.ts'
import { jackpotCalls, type JackpotCalls } from '#schemas/calls/jackpot.ts'
import { Resource } from '#engine/data/resource.ts'

/** The jackpots: read once, then replaced by each realtime event (spec §4). */
export class JackpotStore {
  readonly list: Resource<Jackpot[]>
  #eventCount = 0

  constructor(api: JackpotCalls) {
    this.list = new Resource(async () => {
      const eventCount = this.#eventCount
      const info = await api.info()
      // An event received meanwhile is newer than the response, or a newer one follows.
      if (this.#eventCount !== eventCount) return this.list.value ?? []
      return Array.isArray(info) ? [] : info.items
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
      return same ? Object.assign(same, jackpot) : jackpot
    })
    const isUnchanged =
      this.list.value && after.length === before.length && after.every((jackpot, index) => jackpot === before[index])
    if (!isUnchanged) this.list.receive(after)
  }

  /** Returns the jackpots of a kind, smallest first. */
  of(kind: Jackpot['kind']): Jackpot[] {
    return (this.list.value ?? []).filter((jackpot) => jackpot.kind === kind).sort((a, b) => a.level - b.level)
  }
}

export const jackpotStore = ({ http }: Stores) => new JackpotStore(jackpotCalls(http))
