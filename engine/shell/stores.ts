import type { i18n } from 'i18next'
import { observable } from 'mobx'
import { createContext, use } from 'react'
import type { Manifest } from '#manifest'
import { sessionCalls } from '#schemas/calls/session.ts'
import type { Http } from '../data/http.ts'
import { resetDecimals } from '../data/minor-units.ts'
import { setFormats } from '../i18n/formats.ts'
import { ConnectionStore } from './connection-store.ts'
import { HeadStore } from './head-store.ts'
import { LanguageStore } from './language-store.ts'
import { LocationStore } from './location-store.ts'
import { OverlayStore } from './overlay-store.ts'
import type { PageNote } from './page-note.ts'
import { PageStateStore } from './page-state-store.ts'
import { RestrictionStore } from './restriction-store.ts'
import { SessionStore } from './session-store.ts'
import { ThemeStore } from './theme-store.ts'
import { ToastStore } from './toast-store.ts'

/** The stores of any site, made at boot. Nothing is read before something asks for it. */
function createShell(manifest: Manifest, http: Http, i18n: i18n) {
  resetDecimals(manifest.currencies)
  setFormats(manifest.i18n)
  const overlays = new OverlayStore()
  const session = new SessionStore(sessionCalls(http), () => window.location.reload())
  http.onSessionInvalid(session.confirm)
  http.onOwnWrite(session.confirmPlayer)
  const language = new LanguageStore(i18n, manifest.languages)
  return {
    manifest,
    http,
    session,
    overlays,
    toasts: new ToastStore(overlays),
    language,
    location: new LocationStore(manifest, language, window.location.pathname),
    theme: new ThemeStore(manifest),
    connection: new ConnectionStore(),
    pageState: new PageStateStore(),
    restriction: new RestrictionStore(),
    notes: observable.array<PageNote>([], { deep: false }),
    head: new HeadStore(manifest, language),
  }
}

/** Makes a domain’s store. Its code arrives with the widget that asks for it. */
export type CreateStore<T> = (stores: Stores) => T

/** The shell’s stores, and the domains’ by `get`. */
export interface Stores extends ReturnType<typeof createShell> {
  /** The store that `create` makes: made when it is first asked for, then kept. */
  get<T>(create: CreateStore<T>): T
}

/** Completes the shell’s stores with `get`. */
export function withDomains(shell: Omit<Stores, 'get'>): Stores {
  const made = new Map<CreateStore<unknown>, unknown>()
  const stores: Stores = {
    ...shell,
    get<T>(create: CreateStore<T>) {
      if (!made.has(create)) made.set(create, create(stores))
      return made.get(create) as T
    },
  }
  return stores
}

export const createStores = (manifest: Manifest, http: Http, i18n: i18n): Stores =>
  withDomains(createShell(manifest, http, i18n))

export const StoresContext = createContext<Stores | null>(null)

/** The stores of the running brand. */
export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('useStores is called outside the app')
  return stores
}

/** The store that `create` makes: `const history = useStore(historyStore)`. */
export const useStore = <T>(create: CreateStore<T>): T => useStores().get(create)
