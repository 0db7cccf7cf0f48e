import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { Manifest, Notice, PageKey } from '#manifest'
import type { SportFailure, SportRoute, SportType } from './contract.ts'
import { maintenanceStore, type MaintenanceStore } from '#engine/shell/maintenance-store.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The sportsbook pages, each with its own container. */
const pages: Partial<Record<PageKey, { type: SportType; test: boolean }>> = {
  SPORT: { type: 'sport', test: false },
  LIVE_SPORT: { type: 'live-sport', test: false },
  TEST_SPORT: { type: 'sport', test: true },
  TEST_LIVE_SPORT: { type: 'live-sport', test: true },
}

/** One sportsbook container: its status and the player’s location in it. */
export class Sportsbook {
  readonly page: PageKey
  readonly type: SportType
  readonly test: boolean
  /** The only login that sees it; undefined: every player does. */
  readonly testLogin: string | undefined
  status: 'loading' | 'ready' | 'error' = 'loading'
  failure: SportFailure | undefined = undefined
  /** Incremented by each retry, which creates a new container. */
  attempt = 0
  /** The player’s current location in the sportsbook. */
  route: SportRoute
  /** The location the page’s address asked for; the container follows it. */
  requestedRoute: SportRoute

  constructor(
    page: PageKey,
    { type, test }: { type: SportType; test: boolean },
    route: SportRoute,
    testLogin?: string,
  ) {
    this.page = page
    this.type = type
    this.test = test
    this.testLogin = testLogin
    this.route = route
    this.requestedRoute = route
    makeAutoObservable(
      this,
      { page: false, type: false, test: false, testLogin: false, route: observableRef, requestedRoute: observableRef },
      { autoBind: true },
    )
  }

  receiveLoading() {
    this.status = 'loading'
    this.failure = undefined
  }

  receiveReady() {
    this.status = 'ready'
    this.failure = undefined
  }

  receiveFailure(reason: SportFailure) {
    this.status = 'error'
    this.failure = reason
  }

  receiveRoute(route: SportRoute) {
    this.route = route
  }

  /** Goes to the location of a new address. */
  go(route: SportRoute) {
    this.route = route
    this.requestedRoute = route
  }

  /** Replaces the container with a new one. */
  restart() {
    this.attempt++
    this.receiveLoading()
  }
}

/** The sportsbook containers, created when their page is first opened and then kept. */
class SportStore {
  /** The container on the screen. */
  shown: Sportsbook | null = null
  readonly #made = observable.map<PageKey, Sportsbook>({}, { deep: false })
  readonly #manifest: Pick<Manifest, 'sport'>
  readonly #session: Pick<SessionStore, 'user'>
  readonly #maintenance: MaintenanceStore

  constructor(manifest: Pick<Manifest, 'sport'>, session: Pick<SessionStore, 'user'>, maintenance: MaintenanceStore) {
    this.#manifest = manifest
    this.#session = session
    this.#maintenance = maintenance
    makeAutoObservable(this, { shown: observableRef, stateOf: false }, { autoBind: true })
  }

  /** The operator’s notice while the provider’s sportsbook is closed for maintenance. */
  get notice(): Notice | undefined {
    const { sport } = this.#manifest
    return sport && this.#maintenance.noticeOf('sports', sport.use)
  }

  /** A sportsbook with a test login is closed to all others (spec §2). */
  stateOf({ status, testLogin }: Sportsbook): 'loading' | 'ready' | 'error' | 'maintenance' {
    const isClosed = testLogin !== undefined && this.#session.user?.login !== testLogin
    return isClosed || this.notice ? 'maintenance' : status
  }

  get all(): Sportsbook[] {
    return [...this.#made.values()]
  }

  bookAt(page: PageKey): Sportsbook | undefined {
    return this.#made.get(page)
  }

  /** Shows the container of a page at a location; nothing on pages without a sportsbook. */
  enter(page: PageKey, route: SportRoute, testLogin?: string) {
    const kind = pages[page]
    if (!kind) return
    const book = this.#made.get(page) ?? new Sportsbook(page, kind, route, testLogin)
    this.#made.set(page, book)
    this.shown = book
  }

  /** Hides the container of a page that was left. */
  leave(page: PageKey) {
    if (this.shown?.page === page) this.shown = null
  }
}

export const sportStore = ({ manifest, session, get }: Stores) =>
  new SportStore(manifest, session, get(maintenanceStore))
