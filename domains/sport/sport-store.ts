import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { Manifest, Notice, RouteKey } from '#manifest'
import type { SportFailure, SportRoute, SportType } from './contract.ts'
import { maintenanceStore, type MaintenanceStore } from '#engine/shell/maintenance-store.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The pages that show the sportsbook, each in a container of its own. */
const pages: Partial<Record<RouteKey, { type: SportType; test: boolean }>> = {
  SPORT: { type: 'sport', test: false },
  LIVE_SPORT: { type: 'live-sport', test: false },
  TEST_SPORT: { type: 'sport', test: true },
  TEST_LIVE_SPORT: { type: 'live-sport', test: true },
}

/** One container of the sportsbook: how it is doing, and where the player is in it. */
export class Sportsbook {
  readonly page: RouteKey
  readonly type: SportType
  readonly test: boolean
  status: 'loading' | 'ready' | 'error' = 'loading'
  failure: SportFailure | undefined = undefined
  /** Each is a container of its own: the first, and one more for every retry. */
  attempt = 0
  /** Where the player is. */
  route: SportRoute
  /** Where the page’s address has led. The container follows. */
  lead: SportRoute

  constructor(page: RouteKey, { type, test }: { type: SportType; test: boolean }, route: SportRoute) {
    this.page = page
    this.type = type
    this.test = test
    this.route = route
    this.lead = route
    makeAutoObservable(
      this,
      { page: false, type: false, test: false, route: observableRef, lead: observableRef },
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

  /** The address leads elsewhere inside the sportsbook. */
  go(route: SportRoute) {
    this.route = route
    this.lead = route
  }

  /** Gives the container up for a new one. */
  restart() {
    this.attempt++
    this.receiveLoading()
  }
}

/** The sportsbook’s containers: made when their page is first opened, then kept. */
class SportStore {
  /** Which one is on the screen. */
  shown: Sportsbook | null = null
  readonly #made = observable.map<RouteKey, Sportsbook>({}, { deep: false })
  readonly #manifest: Pick<Manifest, 'sport'>
  readonly #session: Pick<SessionStore, 'user'>
  readonly #maintenance: MaintenanceStore

  constructor(manifest: Pick<Manifest, 'sport'>, session: Pick<SessionStore, 'user'>, maintenance: MaintenanceStore) {
    this.#manifest = manifest
    this.#session = session
    this.#maintenance = maintenance
    makeAutoObservable(this, { shown: observableRef, stateOf: false }, { autoBind: true })
  }

  /** Whether this player sees technical works in place of the sportsbook: where it is tried out by one login alone (spec §2). */
  get isAtWorks(): boolean {
    const testLogin = this.#manifest.sport?.testLogin
    return testLogin !== undefined && this.#session.user?.login !== testLogin
  }

  /** What the operator says while the provider’s sportsbook is closed for maintenance. */
  get notice(): Notice | undefined {
    return this.#maintenance.sport(this.#manifest.sport?.use)
  }

  stateOf({ status }: Sportsbook): 'loading' | 'ready' | 'error' | 'works' {
    return this.isAtWorks || this.notice ? 'works' : status
  }

  get all(): Sportsbook[] {
    return [...this.#made.values()]
  }

  of(page: RouteKey): Sportsbook | undefined {
    return this.#made.get(page)
  }

  /** Shows the container of a page, first made for where the address leads; none on pages without sportsbook. */
  enter(page: RouteKey, route: SportRoute) {
    const kind = pages[page]
    if (!kind) return
    const book = this.#made.get(page) ?? new Sportsbook(page, kind, route)
    this.#made.set(page, book)
    this.shown = book
  }

  /** The player has left the page. */
  leave(page: RouteKey) {
    if (this.shown?.page === page) this.shown = null
  }
}

export const sportStore = ({ manifest, session, of }: Stores) => new SportStore(manifest, session, of(maintenanceStore))
