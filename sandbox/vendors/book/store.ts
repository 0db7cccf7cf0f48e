import type { SportEvent } from './api-types.ts'
import { Client, Refused } from './client.ts'
import { Feed } from './feed.ts'
import { keyOf, type Slip } from './slip.ts'
import { keepSlip, refreshSlip, slipOf } from './slip-memory.ts'
import type { BookOptions, BookSettings } from './options.ts'
import { pathOf, routeOf, type Route } from './routes.ts'
import type { BookState } from './state.ts'
import type { Texts } from './texts.ts'

const moveShownMs = 4000

/** Holds the state of an open sportsbook. `draw` is called after each change. */
export class Store {
  readonly options: BookOptions
  readonly client: Client
  readonly #feed: Feed
  readonly #draw: () => void
  state: BookState
  #isClosed = false

  constructor(options: BookOptions, texts: Texts, draw: () => void) {
    this.options = options
    this.#draw = draw
    const { token, language, theme, oddsFormat, timeZone, slip, path, look } = options
    this.state = {
      look,
      settings: { token, language, theme, oddsFormat, timeZone, slip },
      texts,
      size: 'desktop',
      hasSide: true,
      route: routeOf(path),
      account: null,
      sports: { status: 'loading' },
      list: { status: 'loading' },
      results: { status: 'loading' },
      event: { status: 'loading' },
      events: new Map(),
      moves: new Map(),
      slip: slipOf(look),
      isSlipOpen: false,
      isPlacing: false,
      acceptOdds: 'higher',
      notice: null,
      placed: null,
      betsTab: 'open',
      bets: { status: 'loading' },
      cashOut: null,
      clockAhead: 0,
    }
    this.client = new Client({
      api: options.hosts.api,
      token: () => this.state.settings.token,
      renew: () => this.#renew(),
    })
    this.#feed = new Feed({
      address: options.hosts.live,
      ask: (ids) => this.client.events({ ids }),
      receive: (events) => this.receive(events),
    })
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  change(changes: Partial<BookState>): void {
    if (this.#isClosed) return
    this.state = { ...this.state, ...changes }
    this.#draw()
  }

  /** Changes settings. The caller reads the account again after a change of the token. */
  set(settings: Partial<BookSettings>): void {
    this.change({ settings: { ...this.state.settings, ...settings } })
  }

  /** Shows a route and reports it to the page around the sportsbook. */
  go(route: Route): void {
    if (pathOf(route) === pathOf(this.state.route)) return
    const before = this.state.route
    this.change({ route, isSlipOpen: false, cashOut: null })
    this.options.events.route?.(pathOf(route))
    if (route.page === 'event') this.options.events.event?.(route.id)
    else if (before.page === 'event') this.options.events.event?.(null)
  }

  setSlip(slip: Slip): void {
    const { length } = slip.selections
    const { selections } = this.state.slip
    keepSlip(this.options.look, slip)
    this.change({ slip, notice: null, placed: null, ...(length === 0 && { isSlipOpen: false }) })
    if (length !== selections.length) this.reportSlip()
  }

  openSlip(isSlipOpen: boolean): void {
    this.change({ isSlipOpen })
    this.reportSlip()
  }

  reportSlip(): void {
    this.options.events.slip?.({ isOpen: this.state.isSlipOpen, count: this.state.slip.selections.length })
  }

  /** Reads who is signed in and their balance. */
  async readAccount(): Promise<void> {
    try {
      const account = await this.client.state()
      this.change({ account, clockAhead: Date.parse(account.at) - Date.now() })
    } catch (error) {
      // With an expired token the player is a visitor again.
      if (error instanceof Refused && error.reason === 'expired')
        this.change({ account: this.state.account && { ...this.state.account, signedIn: false } })
    }
  }

  setBalance(balance: number): void {
    const { account } = this.state
    if (!account) return
    this.change({ account: { ...account, balance } })
    this.options.events.balance?.(balance / 10 ** account.digits, account.currency)
  }

  /** Takes events from the server and marks odds that moved for some seconds. */
  receive(events: readonly SportEvent[]): void {
    const known = new Map(this.state.events)
    const moves = new Map(this.state.moves)
    const moved: string[] = []
    for (const event of events) {
      const old = known.get(event.id)
      for (const market of event.markets)
        for (const outcome of market.outcomes) {
          const key = keyOf({ event: event.id, market: market.id, outcome: outcome.id })
          const was = old?.markets
            .find(({ id }) => id === market.id)
            ?.outcomes.find(({ id }) => id === outcome.id)?.odds
          if (was === undefined || was === outcome.odds) continue
          moves.set(key, outcome.odds > was ? 'up' : 'down')
          moved.push(key)
        }
      known.set(event.id, withKnownMarkets(event, old))
    }
    this.change({ events: known, moves, slip: refreshSlip(this.state.slip, known) })
    if (moved.length > 0) window.setTimeout(() => this.#forget(moved), moveShownMs)
  }

  /** Tells the feed which events are on the screen. */
  watch(ids: readonly string[], markets: 'main' | 'all'): void {
    this.#feed.watch(ids, markets)
  }

  close(): void {
    this.#isClosed = true
    this.#feed.close()
  }

  #forget(keys: readonly string[]): void {
    const moves = new Map(this.state.moves)
    for (const key of keys) moves.delete(key)
    this.change({ moves })
  }

  async #renew(): Promise<string | undefined> {
    const token = await this.options.events.expired?.()
    if (token) this.state = { ...this.state, settings: { ...this.state.settings, token } }
    else if (this.state.account) this.change({ account: { ...this.state.account, signedIn: false } })
    return token
  }
}

/** Keeps the markets that the page of an event has loaded: lists contain only the main ones. */
function withKnownMarkets(event: SportEvent, old: SportEvent | undefined): SportEvent {
  if (!old || event.markets.length >= old.markets.length) return event
  const fresh = new Map(event.markets.map((market) => [market.id, market]))
  if (event.markets.some(({ id }) => !old.markets.some((market) => market.id === id))) return event
  return { ...event, markets: old.markets.map((market) => fresh.get(market.id) ?? market) }
}
