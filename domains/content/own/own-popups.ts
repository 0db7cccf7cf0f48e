import { autorun, observable, reaction, runInAction } from 'mobx'
import type { Popup } from '#api'
import { StoredList } from '#engine/data/stored-list.ts'
import type { Registry } from '#engine/registry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { verdict } from '#engine/shell/verdict.ts'
import { popupStore } from '../popup-store.ts'
import { atEach } from './follow-own.ts'
import { ownItems, timesOf } from './own-items.ts'

/** How many messages of the brand a browser remembers as seen. */
const limit = 200

/** Opens the brand’s own messages, each once in this browser, at their times and where their guards hold. */
export function followOwnPopups(stores: Stores, guards: Registry['guards']) {
  const { manifest, theme, language, http, overlays, get } = stores
  const store = get(popupStore)
  const seen = new StoredList(`popups-seen:${manifest.id}`, limit)
  const current = observable.box<readonly Popup[]>([], { deep: false })
  const guardsOf = new Map(manifest.content?.popups?.map(({ id, guards: own }) => [id, own]))

  async function refresh() {
    const lang = language.current
    const popups = await ownItems(stores, 'popups', lang, http.now())
    if (lang === language.current) runInAction(() => current.set(popups))
  }

  atEach(timesOf(manifest, 'popups'), http.now, () => void refresh())
  reaction(
    () => [theme.current, language.current],
    () => void refresh(),
    { fireImmediately: true },
  )
  const isOpen = (id: string) => !seen.entries.includes(id) && verdict(guardsOf.get(id), guards, stores) === true
  reaction(
    () => current.get().filter(({ id }) => isOpen(String(id))),
    (open) => store.receiveOwn(open, (id) => seen.add(String(id))),
    { fireImmediately: true },
  )
  autorun(() => (store.waiting.length > 0 ? overlays.open('popups') : overlays.close('popups')))
}
