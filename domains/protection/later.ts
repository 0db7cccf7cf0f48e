import type { LaterDomain } from '#engine/registry.ts'
import { readBalanceEvent } from '#schemas/read/realtime.ts'
import { forgetPlayTime } from './play-time-record.ts'
import { readBreak } from './read-break.ts'

/** How often limits are read again at most because the balance has changed, in milliseconds. */
const readEveryMs = 60_000

export const later: LaterDomain = {
  start(stores) {
    if (!stores.session.user) forgetPlayTime()
    if (stores.manifest.playerProtection.ageGate)
      void import('./ask-age.ts').then(({ askAge }) => askAge(stores)).catch(console.error)
  },

  listen(on, stores) {
    if (stores.manifest.playerProtection.breaks)
      on('balance', readBalanceEvent, () => readBreak(stores), { everyMs: readEveryMs })
  },

  async resync(stores, { user, isCurrent }) {
    if (!stores.manifest.playerProtection.breaks) return
    await user
    if (isCurrent()) await readBreak(stores)
  },
}
