import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { Manifest } from '#manifest'
import { bannersApi } from '#domains/content/banners-api.ts'
import { gamesApi } from '#domains/games/games-api.ts'
import type { Http } from '../data/http.ts'
import { jackpotApi } from '#domains/jackpots/jackpot-api.ts'
import { sessionApi } from './session-api.ts'
import { BannerStore } from '#domains/content/banner-store.ts'
import { ConnectionStore } from './connection-store.ts'
import { FavouriteStore } from '#domains/games/favourite-store.ts'
import { GameStore } from '#domains/games/game-store.ts'
import { HeadStore } from './head-store.ts'
import { JackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { LanguageStore } from './language-store.ts'
import { LocationStore } from './location-store.ts'
import { OverlayStore } from './overlay-store.ts'
import { PageStateStore } from './page-state-store.ts'
import { SessionStore } from './session-store.ts'
import { ThemeStore } from './theme-store.ts'
import { ToastStore } from './toast-store.ts'

/** The stores that the frame and the first page need, made at boot. Nothing is read before something asks for it. */
function createFirst(manifest: Manifest, http: Http, i18n: i18n) {
  const overlays = new OverlayStore()
  const games = gamesApi(http)
  const session = new SessionStore(sessionApi(http), () => window.location.reload())
  http.onSessionInvalid(session.confirm)
  return {
    manifest,
    http,
    session,
    overlays,
    toasts: new ToastStore(overlays),
    language: new LanguageStore(i18n, manifest.languages),
    location: new LocationStore(manifest.pages, window.location.pathname),
    theme: new ThemeStore(manifest),
    connection: new ConnectionStore(),
    pageState: new PageStateStore(),
    head: new HeadStore(manifest),
    banners: new BannerStore(bannersApi(http)),
    games: new GameStore(games),
    favourites: new FavouriteStore(games, manifest.id),
    jackpots: new JackpotStore(jackpotApi(http)),
  }
}

/** Makes a store out of the others. Its code arrives with the widget that asks for it. */
export type CreateStore<T> = (stores: Stores) => T

/** One store per domain. */
export interface Stores extends ReturnType<typeof createFirst> {
  /** The store that `create` makes: made when it is first asked for, then kept. */
  of<T>(create: CreateStore<T>): T
}

export function createStores(manifest: Manifest, http: Http, i18n: i18n): Stores {
  const made = new Map<CreateStore<unknown>, unknown>()
  const stores: Stores = {
    ...createFirst(manifest, http, i18n),
    of<T>(create: CreateStore<T>) {
      if (!made.has(create)) made.set(create, create(stores))
      return made.get(create) as T
    },
  }
  return stores
}

export const StoresContext = createContext<Stores | null>(null)

/** The stores of the running brand. */
export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('useStores is called outside the app')
  return stores
}

/** The store that `create` makes: `const history = useStore(historyStore)`. */
export const useStore = <T>(create: CreateStore<T>): T => useStores().of(create)
