import type { LaterDomain } from '#engine/registry.ts'
import { forgetPlayTime } from './play-time-record.ts'

export const later: LaterDomain = {
  start(stores) {
    if (!stores.session.user) forgetPlayTime()
    if (stores.manifest.playerProtection.ageGate)
      void import('./ask-age.ts').then(({ askAge }) => askAge(stores)).catch(console.error)
  },
}
