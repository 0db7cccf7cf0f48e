import { makeAutoObservable } from 'mobx'
import type { Jackpot } from '#api'
import type { Stores } from '#engine/shell/stores.ts'
import { jackpotApi, type JackpotApi } from './jackpot-api.ts'
import { Resource } from '#engine/data/resource.ts'

/** The jackpots: read once, then replaced by each realtime event (spec §4). */
export class JackpotStore {
  readonly list: Resource<Jackpot[]>
  #heard = 0

  constructor(api: JackpotApi) {
    this.list = new Resource(async () => {
      const heard = this.#heard
      const info = await api.info()
      // An event that came meanwhile is later than the answer, or a later one will come.
      if (this.#heard !== heard) return this.list.value ?? []
      return Array.isArray(info) ? [] : info.items
    })
    makeAutoObservable(this, { list: false, of: false }, { autoBind: true })
  }

  /** Replaces the list. A jackpot that stays is the same object as before, so that only who shows what changed in it is told. */
  receive(list: Jackpot[]) {
    this.#heard++
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

  /** The jackpots of a kind, the smallest first. */
  of(kind: Jackpot['kind']): Jackpot[] {
    return (this.list.value ?? []).filter((jackpot) => jackpot.kind === kind).sort((a, b) => a.level - b.level)
  }
}

export const jackpotStore = ({ http }: Stores) => new JackpotStore(jackpotApi(http))
