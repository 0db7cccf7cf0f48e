import type { i18n } from 'i18next'
import { observable } from 'mobx'
import type { Language, Manifest } from '#manifest'
import type { Http } from '../data/http.ts'
import { resetDecimals } from '../data/minor-units.ts'
import { setFormats } from '../i18n/formats.ts'
import { directionOf } from '../i18n/direction.ts'
import { ConnectionStore } from '../shell/connection-store.ts'
import { HeadStore } from '../shell/head-store.ts'
import { LocationStore } from '../shell/location-store.ts'
import { OverlayStore } from '../shell/overlay-store.ts'
import { PageStateStore } from '../shell/page-state-store.ts'
import type { PageNote } from '../shell/page-note.ts'
import { RestrictionStore } from '../shell/restriction-store.ts'
import { type Stores, withDomains } from '../shell/stores.ts'
import { ToastStore } from '../shell/toast-store.ts'

/** What a visitor opens. */
interface Visit {
  path: string
  language: Language
  i18n: i18n
  http: Http
}

/** The stores as they are for a visitor; they need no browser. */
export function visitorsStores(manifest: Manifest, { path, language, i18n, http }: Visit): Stores {
  resetDecimals(manifest.currencies)
  setFormats(manifest.i18n)
  const overlays = new OverlayStore()
  // These are asked for their state alone; what they do needs a browser.
  const state = {
    session: { user: null, isHeld: false },
    language: {
      current: language,
      available: manifest.languages,
      direction: directionOf(language),
      load: (namespace: string) => i18n.loadNamespaces(namespace),
      text: (key: string) => i18n.t(key),
    },
    theme: { current: manifest.theme.default },
  } as unknown as Pick<Stores, 'session' | 'language' | 'theme'>
  return withDomains({
    ...state,
    manifest,
    http,
    overlays,
    toasts: new ToastStore(overlays),
    location: new LocationStore(manifest, state.language, path),
    connection: new ConnectionStore(),
    pageState: new PageStateStore(),
    restriction: new RestrictionStore(),
    notes: observable.array<PageNote>([], { deep: false }),
    head: new HeadStore(manifest, state.language),
  })
}
