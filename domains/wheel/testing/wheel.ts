import { makeObservable, observable } from 'mobx'
import { vi } from 'vitest'
import type { Award } from '#api'
import type { Manifest, RouteKey } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import { ClockStore } from '#engine/shell/clock-store.ts'
import type { SafeStorage } from '#engine/data/storage.ts'
import { SessionStore } from '#engine/shell/session-store.ts'
import type { Release } from '#engine/data/locks.ts'
import { FakeServer, FakeStorage } from './wheel-server.ts'
import { WheelStore } from '../wheel-store.ts'

const latencyMs = 200

/** A browser whose tabs share a storage and locks, with a fake server. */
export class FakeBrowser {
  readonly server = new FakeServer()
  readonly shown: Award[] = []
  private readonly shared = new FakeStorage()
  private readonly locks = new Map<string, { tab: FakeTab; waiting: (() => void)[] }>()
  tabs: FakeTab[] = []

  async open(reveal: Manifest['wheel']['reveal'] = 'after-result', tab = new FakeStorage()) {
    const opened = new FakeTab(this, tab, reveal)
    this.tabs.push(opened)
    await opened.load()
    return opened
  }

  async claim(tab: FakeTab, name: string): Promise<Release | null> {
    return this.locks.has(name) ? null : this.take(tab, name)
  }

  async wait(tab: FakeTab, name: string): Promise<Release> {
    while (this.locks.has(name)) await new Promise<void>((resolve) => this.locks.get(name)!.waiting.push(resolve))
    return this.take(tab, name)
  }

  private take(tab: FakeTab, name: string): Release {
    this.locks.set(name, { tab, waiting: [] })
    return () => this.giveBack(name)
  }

  private giveBack(name: string) {
    const { waiting = [] } = this.locks.get(name) ?? {}
    this.locks.delete(name)
    for (const resolve of waiting) resolve()
  }

  close(tab: FakeTab) {
    this.tabs = this.tabs.filter((each) => each !== tab)
    for (const [name, lock] of this.locks) if (lock.tab === tab) this.giveBack(name)
  }

  storageOf(tab: FakeTab): SafeStorage {
    return new Proxy(this.shared, {
      get: (shared, key) => {
        if (key !== 'setItem') return Reflect.get(shared, key)
        return (name: string, value: string) => {
          if (tab.closed) return
          shared.setItem(name, value)
          for (const other of this.tabs) if (other !== tab) other.hear(name, value)
        }
      },
    })
  }
}

type Call = 'me' | 'status' | 'spin' | 'finish'

/** A tab. A closed one receives and does nothing, but its requests still arrive. */
export class FakeTab {
  closed = false
  online = true
  page: RouteKey = 'WHEEL_OF_FORTUNE'
  hear: (key: string, value: string) => void = () => undefined
  readonly overlays: string[] = []
  readonly session: SessionStore
  readonly store: WheelStore
  /** The call whose response is on its way. */
  inFlight: Call | null = null
  private readonly browser: FakeBrowser
  private readonly kept: FakeStorage
  private readonly reveal: Manifest['wheel']['reveal']

  constructor(browser: FakeBrowser, kept: FakeStorage, reveal: Manifest['wheel']['reveal']) {
    this.browser = browser
    this.kept = kept
    this.reveal = reveal
    makeObservable(this, { page: observable })
    const { server } = browser
    const guarded = { ...kept } as FakeStorage
    guarded.getItem = kept.getItem
    guarded.setItem = (key, value) => void (this.closed || kept.setItem(key, value))
    guarded.removeItem = (key) => void (this.closed || kept.removeItem(key))
    const api = { me: this.call('me', () => server.user()), signIn: vi.fn(), signOut: vi.fn() }
    this.session = new SessionStore(api, vi.fn(), guarded)
    const overlays = { open: (name: string) => this.open(name), close: vi.fn() }
    const others = {
      session: this.session,
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
      {
        tab: guarded,
        shared: browser.storageOf(this),
        claim: (name) => browser.claim(this, name),
        wait: (name) => browser.wait(this, name),
        onShared: (run) => (this.hear = run),
        isOnline: () => this.online,
        isVisible: () => true,
        origin: 'https://brand.example',
        random: () => 0,
      },
      new ClockStore(Date.now),
    )
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
    this.close()
    return this.browser.open(this.reveal, this.kept)
  }

  close() {
    this.closed = true
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
