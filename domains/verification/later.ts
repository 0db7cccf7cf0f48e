import { readEveryMs } from '#engine/realtime/events.ts'
import type { LaterDomain } from '#engine/registry.ts'
import { readVerificationEvent } from '#schemas/read/verification.ts'

export const later: LaterDomain = {
  listen(on, { manifest, get }) {
    if (!manifest.verification) return
    on(
      'verification',
      readVerificationEvent,
      async (_event, isCurrent) => {
        const { verificationStore } = await import('./verification-store.ts')
        if (isCurrent()) get(verificationStore).refresh()
      },
      { everyMs: readEveryMs },
    )
  },

  async resync({ manifest, session, get }, { user, isCurrent }) {
    if (!session.user || !manifest.verification) return
    await user
    if (!isCurrent()) return
    const { verificationStore } = await import('./verification-store.ts')
    get(verificationStore).refresh()
  },
}
