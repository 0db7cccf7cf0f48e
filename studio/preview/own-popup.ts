import { autorun, observable, reaction, runInAction } from 'mobx'
import { ownItems } from '../../domains/content/own/own-items.ts'
import { seenPopups } from '../../domains/content/own/own-popups.ts'
import { popupStore } from '../../domains/content/popup-store.ts'
import type { Stores } from '../../engine/shell/stores.ts'
import type { Popup } from '../../schemas/generated/api.ts'

let count = 0

/** Browsers remember by their ids which messages were closed: each opening has another one. */
const shownId = (id: string) => `preview-${count++}-${id}`

/** Returns the id of a message of the brand’s own by the one that it is shown with; others stay as they are. */
export const ownIdOf = (id: string): string => id.replace(/^preview-\d+-/, '')

/**
 * Opens one message of the brand’s own, whoever it is for and whenever it begins, and follows its changes. It counts as seen from then
 * on, or it would open by itself over whatever is looked at next.
 */
export const ownPopup = (stores: Stores, id: string) => () => {
  const { manifest, language, theme, overlays, get } = stores
  const store = get(popupStore)
  const shownAs = shownId(id)
  const shown = observable.box<Popup | undefined>(undefined, { deep: false })
  let isClosed = false
  const read = async () => {
    const items = await ownItems(stores, 'popups', language.current)
    const found = items.find((each) => each.id === id)
    runInAction(() => shown.set(found && { ...found, id: shownAs }))
  }
  const stops = [
    reaction(
      () => [manifest.content?.popups, language.current, theme.current],
      () => void read(),
      { fireImmediately: true },
    ),
    // What the page itself opens meanwhile would come first.
    autorun(() => {
      const popup = shown.get()
      if (!popup || isClosed || store.waiting[0] === popup) return
      store.receiveOwn([popup], () => (isClosed = true))
      overlays.open('popups')
    }),
  ]
  return () => {
    stops.forEach((stop) => stop())
    seenPopups(manifest.id).add(id)
    store.receiveOwn([], () => undefined)
    overlays.close('popups')
  }
}
