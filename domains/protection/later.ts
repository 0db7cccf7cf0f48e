import type { LaterDomain } from '#engine/registry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { readBalanceEvent } from '#schemas/read/realtime.ts'
import { isWatched } from './is-watched.ts'
import { forgetPlayTime } from './play-time-record.ts'
import { readBreak } from './read-break.ts'
import { forgetStatement } from './statement-record.ts'

/** How often limits are read again at most because the balance has changed, in milliseconds: sooner where players are told of their use. */
const readEveryMs = { breaks: 60_000, limits: 5000 }

const hasBreaks = ({ manifest: { playerProtection } }: Stores) =>
  playerProtection.breaks || playerProtection.panicHours !== undefined

export const later: LaterDomain = {
  start(stores) {
    if (!stores.session.user) {
      forgetPlayTime()
      forgetStatement()
    }
    const { ageGate, notices } = stores.manifest.playerProtection
    if (ageGate) void import('./ask-age.ts').then(({ askAge }) => askAge(stores)).catch(console.error)
    if (notices) void import('./show-notices.ts').then(({ showNotices }) => showNotices(stores)).catch(console.error)
  },

  listen(on, stores) {
    const watched = isWatched(stores.manifest.playerProtection.limitRules)
    if (hasBreaks(stores) || watched)
      on('balance', readBalanceEvent, () => readBreak(stores), { everyMs: readEveryMs[watched ? 'limits' : 'breaks'] })
  },

  async resync(stores, { user, isCurrent }) {
    if (!hasBreaks(stores)) return
    await user
    if (isCurrent()) await readBreak(stores)
  },
}
