import { autorun, reaction } from 'mobx'
import { cashbackStore } from '#domains/offers/cashback-store.ts'
import { popupStore } from './popup-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { watchTime } from '#domains/protection/watch-time.ts'

/** Reads what a player is to be told of by itself: their last cashback, and the messages that they have not seen. Counts the time that they are here. */
export function forThePlayer(stores: Stores) {
  const { cashback, popups } = stores.manifest.overlays
  watchTime(stores)
  if (cashback.visible) void stores.of(cashbackStore).load()
  if (popups.visible) followPopups(stores)
}

/** Reads the messages in whichever language the page speaks, and keeps their overlay open as long as one waits. */
export function followPopups({ of, overlays }: Stores) {
  const store = of(popupStore)
  reaction(
    () => store.list,
    (list) => list.ensure(),
    { fireImmediately: true },
  )
  autorun(() => (store.waiting.length > 0 ? overlays.open('popups') : overlays.close('popups')))
}
