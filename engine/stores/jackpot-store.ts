import type { Jackpot } from '#api'
import type { JackpotApi } from '../api/jackpot-api.ts'
import { Resource } from './resource.ts'

/** The jackpots: read once, then replaced by each realtime event (spec §4). */
export class JackpotStore {
  readonly list: Resource<Jackpot[]>

  constructor(api: JackpotApi) {
    this.list = new Resource(async () => {
      const info = await api.info()
      return Array.isArray(info) ? [] : info.items
    })
  }

  /** The jackpots of a kind, the smallest first. */
  of(kind: Jackpot['kind']): Jackpot[] {
    return (this.list.value ?? []).filter((jackpot) => jackpot.kind === kind).sort((a, b) => a.level - b.level)
  }
}
