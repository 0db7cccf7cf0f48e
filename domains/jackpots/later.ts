import { showEveryMs } from '#engine/realtime/events.ts'
import type { LaterDomain } from '#engine/registry.ts'
import { isJackpotList } from '#schemas/is-api/jackpot.js'
import { jackpotStore } from './jackpot-store.ts'

export const later: LaterDomain = {
  listen: (on, { of }) =>
    on('jackpot', isJackpotList, of(jackpotStore).receive, { everyMs: showEveryMs, forVisitors: true }),

  resync({ of }) {
    const { list } = of(jackpotStore)
    if (list.status !== 'idle') return list.load()
  },
}
