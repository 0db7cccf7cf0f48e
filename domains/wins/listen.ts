import type { On } from '#engine/realtime/events.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { readWin } from '#schemas/read/wins.ts'
import { winStore } from './win-store.ts'

/** How often the strip changes at most, in milliseconds: slowly enough to read it. */
const showEveryMs = 4000

/** Subscribes to wins. Of several that come at once the latest is shown. */
export const listen = (on: On, { get }: Stores) =>
  on('win', readWin, get(winStore).receive, { everyMs: showEveryMs, forVisitors: true })

/** Reads the wins again, if they are shown. */
export async function readAgain({ get }: Stores) {
  const { info } = get(winStore)
  if (info.status !== 'idle') await info.load()
}
