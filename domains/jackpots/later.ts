import { showEveryMs } from '#engine/realtime/events.ts'
import type { LaterDomain } from '#engine/registry.ts'
import { readJackpotList } from '#schemas/read/jackpot.ts'
import { jackpotStore } from './jackpot-store.ts'

export const later: LaterDomain = {
  listen: (on, { of }) =>
    on('jackpot', readJackpotList, of(jackpotStore).receive, { everyMs: showEveryMs, forVisitors: true }),

  resync({ of }) {
    const { list } = of(jackpotStore)
    if (list.status !== 'idle') return list.load()
  },
}
