import { makeObservable, observable } from 'mobx'
import { vi } from 'vitest'
import type { Award } from '#api'
import type { Manifest, RouteKey } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import { ClockStore } from '#engine/shell/clock-store.ts'
import { SessionStore } from '#engine/shell/session-store.ts'
import { type FakeTab as BrowserTab, FakeTabs } from '#testing/tabs.ts'
import { FakeServer } from './wheel-server.ts'
import { HeldUser } from '../held-user.ts'
import { WheelStore } from '../wheel-store.ts'

const latencyMs = 200

/** A browser whose tabs share a storage and locks, with a fake server. */
export class FakeBrowser {
  readonly server = new FakeServer()
  readonly shown: Award[] = []
  tabs: FakeTab[] = []
  readonly #tabs = new FakeTabs()

  /** Opens a tab: `browserTab`, or a new one. */
  async open(reveal: Manifest['wheel']['reveal'] = 'after-result', browserTab = this.#tabs.open()) {
    const opened = new FakeTab(this, browserTab, reveal)
    this.tabs.push(opened)
    await opened.load()
    return opened
  }

  close(tab: FakeTab) {
    this.tabs = this.tabs.filter((each) => each !== tab)
    this.#tabs.close(tab.browserTab)
  }
}

type Call = 'me' | 'status' | 'spin' | 'finish'

/** A tab. A closed one receives and does nothing, but its requests still arrive. */
export class FakeTab {
  page: RouteKey = 'WHEEL_OF_FORTUNE'
  readonly browserTab: BrowserTab
  readonly overlays: string[] = []
  readonly session: SessionStore
  readonly store: WheelStore
  /** The call whose response is on its way. */
  inFlight: Call | null = null
  private readonly browser: FakeBrowser
  private readonly reveal: Manifest['wheel']['reveal']

  constructor(browser: FakeBrowser, browserTab: BrowserTab, reveal: Manifest['wheel']['reveal']) {
    this.browser = browser
    this.browserTab = browserTab
    this.reveal = reveal
    makeObservable(this, { page: observable })
    const { server } = browser
    const api = { me: this.call('me', () => server.user()), signIn: vi.fn(), signOut: vi.fn() }
    this.session = new SessionStore(api, vi.fn())
    const held = new HeldUser(this.session, browserTab.tab)
    this.session.showUserAs(held.shown)
    const overlays = { open: (name: string) => this.open(name), close: vi.fn() }
    const others = {
      session: this.session,
      held,
      location: this,
      overlays,
      toasts: { show: vi.fn() },
      language: { fetchText: async () => 'text' },
    }
    this.store = new WheelStore(
      {
        status: this.call('status', () => server.status()),
        spin: this.call('spin', (id: number | string) => server.spin(Number(id))),
        finish: this.call('finish', (id: number | string) => server.finish(Number(id))),
      },
      others as never,
      { visible: true, reveal },
      browserTab,
      new ClockStore(Date.now),
    )
  }

  get closed() {
    return this.browserTab.isClosed
  }

  get online() {
    return this.browserTab.online
  }

  set online(online: boolean) {
    this.browserTab.online = online
  }

  private open(name: string) {
    this.overlays.push(name)
    if (name === 'wheel-prize' && !this.closed) this.browser.shown.push(this.store.prize!)
  }

  async load() {
    await this.session.load()
    void this.store.load()
  }

  /** Closes the tab and opens it again with the same session storage: a reload. */
  async reload() {
    this.browser.tabs = this.browser.tabs.filter((tab) => tab !== this)
    return this.browser.open(this.reveal, this.browserTab.reload())
  }

  close() {
    this.browser.close(this)
  }

  get balance() {
    return this.session.user?.balance
  }

  /**
   * Half the latency to the server, half back. An offline tab reaches nothing; a closed one sends and receives nothing.
   */
  private call<Args extends unknown[], T>(name: Call, answer: (...args: Args) => T) {
    return async (...args: Args): Promise<T> => {
      if (this.closed) return never()
      await this.travel()
      this.inFlight = name
      const answered = await Promise.resolve()
        .then(() => answer(...args))
        .then(
          (value) => () => value,
          (error: unknown) => () => {
            throw error
          },
        )
      await this.travel().finally(() => (this.inFlight = null))
      return this.closed ? never() : answered()
    }
  }

  private async travel() {
    await new Promise((resolve) => setTimeout(resolve, latencyMs / 2))
    if (!this.online) throw new ApiError('offline')
  }
}

const never = () => new Promise<never>(() => undefined)
