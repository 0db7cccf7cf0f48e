import type { JackpotList } from '#api'
import type { Read } from '#engine/data/read.ts'
import type { LaterDomain } from '#engine/registry.ts'
import { readJackpotList } from '#schemas/read/jackpot.ts'
import { jackpotStore } from './jackpot-store.ts'

/** Only an array is a list of jackpots (spec §3), or what the platform’s mapping says is one. */
const readList: Read<JackpotList> = (value, reading) =>
  Array.isArray(reading.map?.('JackpotList', value, true) ?? value) ? readJackpotList(value, reading) : undefined

/** How often the amounts change at most, in milliseconds: as often as their counters run. */
const showEveryMs = 250

export const later: LaterDomain = {
  listen: (on, { get }) =>
    on('jackpot', readList, get(jackpotStore).receive, { everyMs: showEveryMs, forVisitors: true }),

  resync({ get }) {
    const { list } = get(jackpotStore)
    if (list.status !== 'idle') return list.load()
  },
}
