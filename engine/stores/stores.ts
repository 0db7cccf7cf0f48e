import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { Manifest } from '#manifest'
import { bannersApi } from '../api/banners-api.ts'
import { gamesApi } from '../api/games-api.ts'
import type { Http } from '../api/http.ts'
import { jackpotApi } from '../api/jackpot-api.ts'
import { pagesApi } from '../api/pages-api.ts'
import { sessionApi } from '../api/session-api.ts'
import { BannerStore } from './banner-store.ts'
import { ConnectionStore } from './connection-store.ts'
import { FavouriteStore } from './favourite-store.ts'
import { GameStore } from './game-store.ts'
import { JackpotStore } from './jackpot-store.ts'
import { LanguageStore } from './language-store.ts'
import { LocationStore } from './location-store.ts'
import { OverlayStore } from './overlay-store.ts'
import { PageStateStore } from './page-state-store.ts'
import { PageStore } from './page-store.ts'
import { SessionStore } from './session-store.ts'
import { ThemeStore } from './theme-store.ts'
import { ToastStore } from './toast-store.ts'

/** One store per domain, made once at boot. Nothing is read before something asks for it. */
export function createStores(manifest: Manifest, http: Http, i18n: i18n) {
  const overlays = new OverlayStore()
  const games = gamesApi(http)
  const session = new SessionStore(sessionApi(http), () => window.location.reload())
  http.onSessionInvalid(session.confirm)
  return {
    manifest,
    session,
    overlays,
    toasts: new ToastStore(overlays),
    language: new LanguageStore(i18n, manifest.languages),
    location: new LocationStore(manifest.pages, window.location.pathname),
    theme: new ThemeStore(manifest),
    connection: new ConnectionStore(),
    pageState: new PageStateStore(),
    banners: new BannerStore(bannersApi(http)),
    games: new GameStore(games),
    favourites: new FavouriteStore(games),
    jackpots: new JackpotStore(jackpotApi(http)),
    pages: new PageStore(pagesApi(http)),
  }
}

export type Stores = ReturnType<typeof createStores>

export const StoresContext = createContext<Stores | null>(null)

/** The stores of the running brand. */
export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('useStores is called outside the app')
  return stores
}
