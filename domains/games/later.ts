import type { LaterDomain } from '#engine/registry.ts'
import { readLiveTableList } from '#schemas/read/games.ts'
import { tableStore } from './table-store.ts'

/** How often live tables change on the screen at most, in milliseconds: slowly enough to read them. */
const showEveryMs = 1000

export const later: LaterDomain = {
  listen: (on, { get }) =>
    on('tables', readLiveTableList, get(tableStore).receive, { everyMs: showEveryMs, all: true, forVisitors: true }),
}
