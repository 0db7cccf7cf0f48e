import type { Manifest } from '#manifest'
import { bannersApi } from '#domains/content/banners-api.ts'
import { gamesApi } from '#domains/games/games-api.ts'
import type { Http } from '../data/http.ts'
import { jackpotApi } from '#domains/jackpots/jackpot-api.ts'
import { directionOf } from '../i18n/direction.ts'
import { BannerStore } from '#domains/content/banner-store.ts'
import { ConnectionStore } from '../shell/connection-store.ts'
import { FavouriteStore } from '#domains/games/favourite-store.ts'
import { GameStore } from '#domains/games/game-store.ts'
import { HeadStore } from '../shell/head-store.ts'
import { JackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { LocationStore } from '../shell/location-store.ts'
import { OverlayStore } from '../shell/overlay-store.ts'
import { PageStateStore } from '../shell/page-state-store.ts'
import type { CreateStore, Stores } from '../shell/stores.ts'
import { ToastStore } from '../shell/toast-store.ts'

const unanswered = () => new Promise<never>(() => undefined)
const http: Http = {
  get: unanswered,
  send: unanswered,
  upload: unanswered,
  onSessionInvalid: () => undefined,
  now: Date.now,
}

/** The stores as they are for a visitor on the main page before anything was asked for; without a browser. */
export function visitorsStores(manifest: Manifest): Stores {
  const [language] = manifest.languages
  const overlays = new OverlayStore()
  const games = gamesApi(http)
  const made = new Map<CreateStore<unknown>, unknown>()
  const stores = {
    manifest,
    http,
    session: { user: null, isHeld: false },
    overlays,
    toasts: new ToastStore(overlays),
    language: { current: language, available: manifest.languages, direction: directionOf(language) },
    location: new LocationStore(manifest.pages, manifest.pages.MAIN.path),
    theme: { current: manifest.theme.default },
    connection: new ConnectionStore(),
    pageState: new PageStateStore(),
    head: new HeadStore(manifest),
    banners: new BannerStore(bannersApi(http)),
    games: new GameStore(games),
    favourites: new FavouriteStore(games, manifest.id),
    jackpots: new JackpotStore(jackpotApi(http)),
    of<T>(create: CreateStore<T>): T {
      if (!made.has(create)) made.set(create, create(stores as unknown as Stores))
      return made.get(create) as T
    },
  }
  return stores as unknown as Stores
}
