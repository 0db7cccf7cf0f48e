import { sourceOf } from '#manifest-tools/layers/content-source.ts'
import type { LaterDomain } from '#engine/registry.ts'

export const later: LaterDomain = {
  async start(stores, { guards }) {
    const { manifest, get } = stores
    if (sourceOf(manifest, 'banners') !== 'platform') {
      const [{ followOwn }, { bannerStore }] = await Promise.all([
        import('./own/follow-own.ts'),
        import('./banner-store.ts'),
      ])
      followOwn(stores, 'banners', (language) => get(bannerStore).in(language))
    }
    if (sourceOf(manifest, 'popups') !== 'platform' && manifest.overlays.popups.visible) {
      const { followOwnPopups } = await import('./own/own-popups.ts')
      followOwnPopups(stores, guards)
    }
  },

  /** The inbox is read where it was read before. */
  async resync({ manifest, session, get }) {
    if (!session.user) return
    const { popupStore } = await import('./popup-store.ts')
    const { list, inbox } = get(popupStore)
    const isShown = manifest.overlays.popups.visible && sourceOf(manifest, 'popups') !== 'brand'
    await Promise.all([(isShown || list.status !== 'idle') && list.load(), inbox.status !== 'idle' && inbox.load()])
  },
}
