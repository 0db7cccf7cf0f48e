import { readEveryMs } from '#engine/realtime/events.ts'
import type { LaterDomain } from '#engine/registry.ts'
import { readFortuneWheelEvent } from '#schemas/read/realtime.ts'

export const later: LaterDomain = {
  listen(on, { manifest, get }) {
    if (!manifest.wheel.visible) return
    on(
      'fortuneWheel',
      readFortuneWheelEvent,
      async (event, isCurrent) => {
        const { wheelStore } = await import('./wheel-store.ts')
        if (isCurrent()) get(wheelStore).receiveEvent(event)
      },
      { everyMs: readEveryMs },
    )
  },

  /** The user says whether the wheel is shown to them. */
  async resync({ manifest, session, get }, { user, isCurrent }) {
    if (!session.user || !manifest.wheel.visible) return
    await user
    if (!isCurrent()) return
    const { wheelStore } = await import('./wheel-store.ts')
    const wheel = get(wheelStore)
    if (wheel.isVisible) await wheel.load()
  },
}
