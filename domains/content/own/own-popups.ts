import { autorun, observable, reaction, runInAction } from 'mobx'
import type { Popup } from '#api'
import type { Guard } from '#manifest'
import { StoredList } from '#engine/data/stored-list.ts'
import type { Registry } from '#engine/registry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { verdict } from '#engine/shell/verdict.ts'
import { popupStore } from '../popup-store.ts'
import { atEach } from './follow-own.ts'
import { ownItems, timesOf } from './own-items.ts'

/** How many messages of the brand a browser remembers as seen. */
const limit = 200

/** The messages of a brand that this browser remembers as seen. */
export const seenPopups = (brand: string) => new StoredList(`popups-seen:${brand}`, limit)

/** Opens the brand’s own messages, each once in this browser, at their times and where their guards hold. */
export function followOwnPopups(stores: Stores, guards: Registry['guards']) {
  const { manifest, theme, language, http, overlays, session, get } = stores
  const store = get(popupStore)
  const seen = seenPopups(manifest.id)
  const current = observable.box<readonly Popup[]>([], { deep: false })
  const guardsOf = (id: string) => manifest.content?.popups?.find((popup) => popup.id === id)?.guards

  async function refresh() {
    const lang = language.current
    const popups = await ownItems(stores, 'popups', lang, http.now())
    if (lang === language.current) runInAction(() => current.set(popups))
  }

  atEach(timesOf(manifest, 'popups'), http.now, () => void refresh())
  reaction(
    () => [theme.current, language.current, manifest.content?.popups],
    () => void refresh(),
    { fireImmediately: true },
  )
  /** A message for visitors must not open for a player whose session is still being read. */
  const holds = (guarded: readonly Guard[] = []) =>
    guarded.length === 0 || (session.loading !== 'waiting' && verdict(guarded, guards, stores) === true)
  const isOpen = (id: string) => !seen.entries.includes(id) && holds(guardsOf(id))
  reaction(
    () => current.get().filter(({ id }) => isOpen(String(id))),
    (open) => store.receiveOwn(open, (id) => seen.add(String(id))),
    { fireImmediately: true },
  )
  autorun(() => (store.waiting.length > 0 ? overlays.open('popups') : overlays.close('popups')))
}
