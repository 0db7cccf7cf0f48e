import { makeObservable, observable, reaction, runInAction } from 'mobx'
import { vi } from 'vitest'
import { bonusesCalls } from '#schemas/calls/bonuses.ts'
import { cashbackCalls } from '#schemas/calls/cashback.ts'
import type { AbsentCalls } from '#engine/data/absent-calls.ts'
import { createHttp } from '#engine/data/http.ts'
import { documentsCalls } from '#schemas/calls/documents.ts'
import { historiesCalls } from '#schemas/calls/histories.ts'
import { limitsCalls } from '#schemas/calls/limits.ts'
import { paymentsCalls } from '#schemas/calls/payments.ts'
import { sessionCalls } from '#schemas/calls/session.ts'
import { wheelCalls } from '#schemas/calls/wheel.ts'
import { DocumentStore } from '#domains/account/document-store.ts'
import { LimitStore } from '#domains/protection/limit-store.ts'
import { BonusStore } from '#domains/offers/bonus-store.ts'
import { CashbackStore } from '#domains/offers/cashback-store.ts'
import { ClockStore } from '#engine/shell/clock-store.ts'
import type { FakeTab } from '#testing/tabs.ts'
import { SingleWrites } from '#engine/data/once/single-writes.ts'
import { PaymentStore } from '#domains/payments/payment-store.ts'
import { ReturnedDepositStore } from '#domains/payments/returned-deposit-store.ts'
import { OverlayStore } from '#engine/shell/overlay-store.ts'
import { SessionStore } from '#engine/shell/session-store.ts'
import { HeldUser } from '#domains/wheel/held-user.ts'
import { WheelStore } from '#domains/wheel/wheel-store.ts'
import type { Trust } from '#domains/payments/trust.ts'
import { quiet, type Subscriber, Wire } from './wire.ts'

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

/** Whose page it is. */
interface PageOwner extends Subscriber {
  call: { says(page: Page): Word }
  hear(word: Word): void
}

/** A page of the product in one tab: the stores that move money, over the engine’s own client. */
export class Page {
  readonly tab: FakeTab
  readonly session: SessionStore
  readonly operations: PaymentStore
  readonly returned: ReturnedDepositStore
  readonly bonuses: BonusStore
  readonly cashback: CashbackStore
  readonly wheel: WheelStore
  readonly limits: LimitStore
  readonly documents: DocumentStore
  /** Whether a call of `act` is under way, and the error of the last one. */
  isActing = false
  failure: unknown = null
  readonly overlays = new OverlayStore()
  /** How often the product reloaded the page, as it does when a session ends. */
  reloads = 0
  readonly wire: Wire
  readonly #player: PageOwner
  readonly #absent: AbsentCalls

  constructor(player: PageOwner, tab: FakeTab) {
    this.tab = tab
    this.#player = player
    this.wire = new Wire(player)
    const http = createHttp(this.wire.address)
    this.#absent = http.absent
    this.session = new SessionStore(sessionCalls(http), () => void this.reloads++)
    const held = new HeldUser(this.session, tab.tab)
    this.session.showUserAs(held.shown)
    http.onSessionInvalid(this.session.confirm)
    http.onOwnWrite(this.session.confirmPlayer)
    const language = { current: 'en' as const, fetchText: async () => '' }
    const { session, overlays } = this
    const writes = (kind: string) =>
      new SingleWrites(kind, { browser: tab, userId: () => session.user?.id, now: Date.now })
    const others = {
      session,
      held,
      overlays,
      language,
      location: { page: 'WHEEL_OF_FORTUNE' },
      toasts: { show: () => '' },
    } as never
    const manifest = manifestOf(player.platform)
    const payments = paymentsCalls(http)
    const place = { search: '', addressOf: (path: string) => path }
    this.operations = new PaymentStore(payments, { session, language, location: place, http, manifest }, tab)
    this.returned = new ReturnedDepositStore({ ...payments, ...historiesCalls(http) }, { session, http, manifest }, tab)
    this.bonuses = new BonusStore(bonusesCalls(http), language, writes('bonus'))
    this.cashback = new CashbackStore(cashbackCalls(http), others, writes('cashback'))
    this.wheel = new WheelStore(
      wheelCalls(http),
      others,
      { visible: true, reveal: 'after-result' },
      tab,
      new ClockStore(Date.now),
    )
    this.limits = new LimitStore(limitsCalls(http), Date.now, writes('protection'))
    this.documents = new DocumentStore(documentsCalls(http), writes('documents'))
    makeObservable(this, { isActing: observable, failure: observable })
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
    void this.limits.limits.load()
    void this.documents.documents.load()
    await pass(200)
    return this
  }

  /** Makes a call of a form, one at a time. */
  async act(call: () => Promise<unknown>) {
    if (this.isActing) return
    runInAction(() => Object.assign(this, { isActing: true, failure: null }))
    const failure = await call().then(
      () => null,
      (error: unknown) => error,
    )
    runInAction(() => Object.assign(this, { isActing: false, failure }))
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
