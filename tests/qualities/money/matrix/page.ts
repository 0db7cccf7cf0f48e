import { vi } from 'vitest'
import { bonusesCalls } from '#schemas/calls/bonuses.ts'
import { cashbackCalls } from '#schemas/calls/cashback.ts'
import { createHttp } from '#engine/data/http.ts'
import { paymentsCalls } from '#schemas/calls/payments.ts'
import { sessionCalls } from '#schemas/calls/session.ts'
import { wheelCalls } from '#schemas/calls/wheel.ts'
import { BonusStore } from '#domains/offers/bonus-store.ts'
import { CashbackStore } from '#domains/offers/cashback-store.ts'
import { ClockStore } from '#engine/shell/clock-store.ts'
import { type FakeTab, FakeTabs } from '#domains/payments/testing/tabs.ts'
import { PaymentStore } from '#domains/payments/payment-store.ts'
import { OverlayStore } from '#engine/shell/overlay-store.ts'
import { SessionStore } from '#engine/shell/session-store.ts'
import { WheelStore } from '#domains/wheel/wheel-store.ts'
import type { Browser } from '../../../../sandbox/testing/browser.ts'
import type { Bank } from './bank.ts'
import { type Loss, quiet, Wire } from './wire.ts'

const stepMs = 50
/** The time after which hardly anything is pending. */
const closeMs = 12_000
const wideStepMs = 250

/** Advances the fake clock in steps; the sandbox works between them. */
export async function pass(ms: number): Promise<void> {
  for (let passed = 0, step = 0; passed < ms; passed += step) {
    step = Math.min(passed < closeMs ? stepMs : wideStepMs, ms - passed)
    await vi.advanceTimersByTimeAsync(step)
    await quiet()
  }
}

/** A page of the product in one tab: the stores that move money, over the engine’s own client. */
export class Page {
  readonly tab: FakeTab
  readonly session: SessionStore
  readonly operations: PaymentStore
  readonly bonuses: BonusStore
  readonly cashback: CashbackStore
  readonly wheel: WheelStore
  readonly overlays = new OverlayStore()
  /** How often the product reloaded the page, as it does when a session ends. */
  reloads = 0
  readonly wire: Wire

  constructor(player: Player, tab: FakeTab) {
    this.tab = tab
    this.wire = new Wire(player.browser, player.losses)
    const http = createHttp(this.wire.address)
    this.session = new SessionStore(sessionCalls(http), () => void this.reloads++, tab.tab)
    http.onSessionInvalid(this.session.confirm)
    const language = { current: 'en' as const, fetchText: async () => '' }
    const { session, overlays } = this
    const others = {
      session,
      overlays,
      language,
      location: { page: 'WHEEL_OF_FORTUNE' },
      toasts: { show: () => '' },
    } as never
    this.operations = new PaymentStore(
      paymentsCalls(http),
      { session, language, manifest: { pages: { DEPOSIT: { path: '/deposit' } } } },
      tab,
    )
    this.bonuses = new BonusStore(bonusesCalls(http), language)
    this.cashback = new CashbackStore(cashbackCalls(http), others)
    this.wheel = new WheelStore(
      wheelCalls(http),
      others,
      { visible: true, reveal: 'after-result' },
      tab,
      new ClockStore(Date.now),
    )
  }

  /** Reads what the product reads when a player’s page opens. */
  async open(): Promise<this> {
    vi.stubGlobal('sessionStorage', this.tab.kept)
    void this.session.load()
    await pass(200)
    this.operations.follow()
    void this.bonuses.list.load()
    void this.cashback.load()
    void this.wheel.load()
    await pass(200)
    return this
  }
}

/** A player and their browser. */
export class Player {
  readonly bank: Bank
  login = ''
  browser!: Browser
  /** The faults of the next calls of any page. */
  readonly losses: Loss[] = []
  readonly tabs = new FakeTabs()
  readonly #pages: Page[] = []

  constructor(bank: Bank) {
    this.bank = bank
    vi.stubGlobal('localStorage', this.tabs.shared)
  }

  async register(): Promise<void> {
    Object.assign(this, await this.bank.enter())
  }

  /** Opens a page in a new tab, or in a reloaded one. */
  open(tab = this.tabs.open()): Promise<Page> {
    tab.origin = 'http://localhost'
    const page = new Page(this, tab)
    this.#pages.push(page)
    return page.open()
  }

  /** Closes every page. */
  leave(): void {
    for (const { wire } of this.#pages) wire.isClosed = true
    vi.clearAllTimers()
  }

  reload(page: Page): Promise<Page> {
    page.wire.isClosed = true
    return this.open(page.tab.reload())
  }
}
