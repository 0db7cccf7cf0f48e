import { reaction } from 'mobx'
import { vi } from 'vitest'
import { bonusesCalls } from '#schemas/calls/bonuses.ts'
import { cashbackCalls } from '#schemas/calls/cashback.ts'
import type { AbsentCalls } from '#engine/data/absent-calls.ts'
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
import type { Trust } from '#domains/payments/trust.ts'
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

/** Where a call is made. `hasLocks`: whether the browser has Web Locks. */
export interface Place {
  platform: Trust
  hasLocks: boolean
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
  readonly #player: Player
  readonly #absent: AbsentCalls

  constructor(player: Player, tab: FakeTab) {
    this.tab = tab
    this.#player = player
    this.wire = new Wire(player)
    const http = createHttp(this.wire.address)
    this.#absent = http.absent
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
      { session, language, http, manifest: manifestOf(player.platform) },
      tab,
    )
    this.bonuses = new BonusStore(bonusesCalls(http), language, tab)
    this.cashback = new CashbackStore(cashbackCalls(http), others)
    this.wheel = new WheelStore(
      wheelCalls(http),
      others,
      { visible: true, reveal: 'after-result' },
      tab,
      new ClockStore(Date.now),
    )
    reaction(
      () => player.call.says(this),
      (word) => this.wire.isClosed || player.hear(word),
    )
  }

  /** Whether the platform tells this page what became of a payment. */
  get isToldStatus(): boolean {
    return this.#player.platform === 'status' && !this.#absent.has('GET /payments/operations/{key}')
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

const manifestOf = (payments: Trust) => ({
  pages: { DEPOSIT: { path: '/deposit' } },
  platform: { idempotency: { payments } },
})

/**
 * What a page shows of a call: `asking` if it waits for a confirmation, `absent` if nothing has been carried out so
 * far.
 */
export type Word = 'idle' | 'busy' | 'slow' | 'asking' | 'absent' | 'unknown' | 'failed' | 'done'

/** What a player’s page knows of the call that they make. */
interface PlayedCall {
  /** `METHOD /path`. */
  call: RegExp
  /** The kind of its transaction in the ledger. */
  kind: string
  says(page: Page): Word
}

/** A player who makes a call on a platform of one kind, and their browser. */
export class Player<Call extends PlayedCall = PlayedCall> {
  readonly bank: Bank
  readonly call: Call
  readonly platform: Trust
  login = ''
  browser!: Browser
  /** The calls of a session that the sandbox received, as `METHOD /path`, and those that it carried out. */
  readonly received: string[] = []
  readonly arrived: string[] = []
  /** The sentences about the money that were false when a page said them. */
  readonly lies: string[] = []
  /** Whether a page said that the call is done: the player does not make it again. */
  isTold = false
  /** How often they made the call again although a page said that its outcome is unknown. */
  repeats = 0
  /** The faults of the next calls of any page. */
  readonly losses: Loss[] = []
  readonly tabs: FakeTabs
  readonly #pages: Page[] = []

  constructor(bank: Bank, call: Call, { platform, hasLocks }: Place) {
    this.bank = bank
    this.call = call
    this.platform = platform
    this.tabs = new FakeTabs(hasLocks)
    vi.stubGlobal('localStorage', this.tabs.shared)
  }

  async register(): Promise<void> {
    Object.assign(this, await this.bank.enter())
  }

  /** Whether the money has moved. */
  get isMade(): boolean {
    return this.arrived.some((each) => this.call.call.test(each))
  }

  /** Compares what a page says with the ledger. A cashback is closed before it is reported as seen. */
  hear(word: Word): void {
    if (this.call.kind === 'cashback') return
    this.isTold ||= word === 'done'
    const isFalse = word === 'done' ? !this.isMade : ['absent', 'failed'].includes(word) && this.isMade
    if (isFalse) this.lies.push(`says ${word} ${this.isMade ? 'of what was made' : 'of nothing'}`)
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
