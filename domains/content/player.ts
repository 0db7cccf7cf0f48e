import { autorun, reaction } from 'mobx'
import { sourceOf } from '#manifest-tools/layers/content-source.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { popupStore } from './popup-store.ts'

/** Reads the messages that the player has not seen. */
export function forPlayer(stores: Stores) {
  const { manifest } = stores
  if (manifest.overlays.popups.visible && sourceOf(manifest, 'popups') !== 'brand') followPopups(stores)
}

/** Reads the messages in the language of the page, and keeps their overlay open as long as one waits. */
export function followPopups({ get, overlays }: Stores) {
  const store = get(popupStore)
  reaction(
    () => store.list,
    (list) => list.ensure(),
    { fireImmediately: true },
  )
  autorun(() => (store.waiting.length > 0 ? overlays.open('popups') : overlays.close('popups')))
}
