import type { LaterDomain } from '#engine/registry.ts'

export const later: LaterDomain = {
  /** The inbox is read where it was read before. */
  async resync({ manifest, session, get }) {
    if (!session.user) return
    const { popupStore } = await import('./popup-store.ts')
    const { list, inbox } = get(popupStore)
    const isShown = manifest.overlays.popups.visible
    await Promise.all([(isShown || list.status !== 'idle') && list.load(), inbox.status !== 'idle' && inbox.load()])
  },
}
