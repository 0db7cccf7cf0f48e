import type { Rows, SportEvent } from './api-types.ts'
import { Refused } from './client.ts'
import { hasRoomForMarkets } from './looks.ts'
import { pathOf, type Route } from './routes.ts'
import type { Loaded } from './state.ts'
import type { Store } from './store.ts'

const betsEvery = 5000
const listEvery = 30_000

/** Loads the data of each page and keeps it fresh while the page is shown. */
export class Pages {
  readonly #store: Store
  #shown = ''
  #timer: number | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** Loads the data of the current page unless that has happened already. */
  follow(): void {
    const { route, betsTab } = this.#store.state
    const name = route.page === 'bets' ? `${pathOf(route)}?${betsTab}` : pathOf(route)
    if (name === this.#shown) return
    this.#shown = name
    void this.#begin(route)
  }

  /** Loads the page again, after a failure or when another player is signed in. */
  reload(): Promise<void> {
    if (this.#store.state.sports.status !== 'ready') void this.sports()
    return this.#begin(this.#store.state.route)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Loads the sports and leagues; the racing vendor has none. */
  async sports(): Promise<void> {
    if (this.#store.options.look === 'horses') return
    const answer = await attempt(this.#store.client.sports())
    if (answer.status === 'ready' || this.#store.state.sports.status !== 'ready') this.#store.change({ sports: answer })
  }

  async #begin(route: Route): Promise<void> {
    clearInterval(this.#timer)
    const load = {
      list: () => this.#list(route as Route & { page: 'list' }),
      event: () => this.#event((route as Route & { page: 'event' }).id),
      bets: () => this.bets(),
      results: () => this.#results(),
    }[route.page]
    this.#store.change({ [route.page]: { status: 'loading' } })
    await load()
    this.#timer = window.setInterval(() => void load(), route.page === 'bets' ? betsEvery : listEvery)
  }

  async #list(route: Route & { page: 'list' }): Promise<void> {
    const { sport, league, live } = route
    const isRaces = this.#store.options.look === 'horses'
    const { options, state } = this.#store
    const markets = hasRoomForMarkets(options.look, state.size) ? ('all' as const) : ('main' as const)
    const query = isRaces
      ? { sport: 'horse-racing', markets: 'all' as const, size: 60 }
      : { sport: sport ?? undefined, league: league ?? undefined, live, markets, size: 60 }
    const answer = await attempt<Rows<SportEvent>>(this.#store.client.events(query))
    if (pathOf(route) !== pathOf(this.#store.state.route)) return
    if (answer.status !== 'ready') return this.#keepOr({ list: answer })
    this.#store.receive(answer.value.rows)
    this.#store.change({ list: { status: 'ready', value: answer.value.rows.map(({ id }) => id) } })
    if (!isRaces && this.#timer) void this.sports()
  }

  async #event(id: string): Promise<void> {
    const answer = await attempt(this.#store.client.event(id))
    const { route } = this.#store.state
    if (route.page !== 'event' || route.id !== id) return
    if (answer.status !== 'ready') return this.#keepOr({ event: answer })
    this.#store.receive([answer.value])
    this.#store.change({ event: { status: 'ready', value: id } })
  }

  async #results(): Promise<void> {
    const query = this.#store.options.look === 'horses' ? { sport: 'horse-racing', size: 30 } : { size: 60 }
    const answer = await attempt(this.#store.client.results(query))
    if (answer.status !== 'ready') return this.#keepOr({ results: answer })
    this.#store.change({ results: { status: 'ready', value: answer.value.rows } })
  }

  /** Loads the player’s bets of the selected tab. A visitor has none. */
  async bets(): Promise<void> {
    const { account, betsTab, settings } = this.#store.state
    if (settings.token === '' || account?.signedIn === false)
      return this.#store.change({ bets: { status: 'ready', value: [] } })
    const answer = await attempt(this.#store.client.bets(betsTab))
    if (this.#store.state.betsTab !== betsTab) return
    if (answer.status !== 'ready') return this.#keepOr({ bets: answer })
    this.#store.change({ bets: { status: 'ready', value: answer.value.rows } })
    if (answer.value.balance !== account?.balance) this.#store.setBalance(answer.value.balance)
  }

  /** Reports a failure only while there is nothing to show. */
  #keepOr(failed: Partial<Record<'list' | 'event' | 'bets' | 'results', { status: 'failed' | 'loading' }>>): void {
    const [name] = Object.keys(failed) as (keyof typeof failed)[]
    if (name && this.#store.state[name].status !== 'ready') this.#store.change(failed as object)
  }
}

async function attempt<T>(call: Promise<T>): Promise<Loaded<T>> {
  try {
    return { status: 'ready', value: await call }
  } catch (error) {
    if (error instanceof Refused) return { status: 'failed' }
    throw error
  }
}
