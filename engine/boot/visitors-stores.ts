import type { Language, Manifest } from '#manifest'
import { livesOn } from '#schemas/absences.ts'
import { AbsentCalls } from '../data/absent-calls.ts'
import type { Http } from '../data/http.ts'
import { resetDecimals } from '../data/minor-units.ts'
import { directionOf } from '../i18n/direction.ts'
import { ConnectionStore } from '../shell/connection-store.ts'
import { HeadStore } from '../shell/head-store.ts'
import { LocationStore } from '../shell/location-store.ts'
import { OverlayStore } from '../shell/overlay-store.ts'
import { PageStateStore } from '../shell/page-state-store.ts'
import { RestrictionStore } from '../shell/restriction-store.ts'
import { type Stores, withDomains } from '../shell/stores.ts'
import { ToastStore } from '../shell/toast-store.ts'

const unanswered = () => new Promise<never>(() => undefined)
const httpOf = ({ platform }: Manifest): Http => ({
  absent: new AbsentCalls(platform?.lacks, livesOn),
  reading: { onUnreadable: () => undefined },
  get: unanswered,
  send: unanswered,
  upload: unanswered,
  onSessionInvalid: () => undefined,
  onOwnWrite: () => undefined,
  now: Date.now,
})

/** What a visitor sees, where it is not the main page in the first language before any answer. */
interface Visit {
  path?: string
  language?: Language
  http?: Http
}

/** The stores as they are for a visitor; they need no browser. */
export function visitorsStores(manifest: Manifest, visit: Visit = {}): Stores {
  resetDecimals(manifest.currencies)
  const { path = manifest.pages.MAIN.path, language = manifest.languages[0], http = httpOf(manifest) } = visit
  const overlays = new OverlayStore()
  // These are asked for their state alone; what they do needs a browser.
  const state = {
    session: { user: null, isHeld: false },
    language: {
      current: language,
      available: manifest.languages,
      direction: directionOf(language),
      // The texts are there.
      load: async () => undefined,
    },
    theme: { current: manifest.theme.default },
  } as unknown as Pick<Stores, 'session' | 'language' | 'theme'>
  return withDomains({
    ...state,
    manifest,
    http,
    overlays,
    toasts: new ToastStore(overlays),
    location: new LocationStore(manifest.pages, path),
    connection: new ConnectionStore(),
    pageState: new PageStateStore(),
    restriction: new RestrictionStore(),
    head: new HeadStore(manifest, state.language),
  })
}
