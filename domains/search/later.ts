import type { LaterDomain } from '#engine/registry.ts'
import { listenForShortcut } from './shortcut.ts'

export const later: LaterDomain = {
  start({ manifest, overlays }) {
    if (manifest.overlays.search.visible) listenForShortcut(() => overlays.open('search'))
  },
}
