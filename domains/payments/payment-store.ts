import { makeAutoObservable, runInAction } from 'mobx'
import type { PaymentOperation } from '#api'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { paymentsCalls, type PaymentsCalls } from '#schemas/calls/payments.ts'
import { OpenPayments } from './open-payments.ts'
import type { CurrentPayment, Payment, PaymentContext, PaymentOrder, PaymentQuestion, PaymentState } from './payment.ts'
import {
  complete,
  draftOf,
  fromOperation,
  isComplete,
  isLost,
  offline,
  requestOf,
  stateOf,
  withState,
} from './payment.ts'
import type { PaymentDirection } from './payment-records.ts'
import { paymentResultOf } from './payment-result.ts'
import { PaymentRun } from './payment-run.ts'
import { PaymentTabs } from './payment-tabs.ts'
import { isOver } from './shown-result.ts'
import { type Trust, trustOf } from './trust.ts'

/** Deposits and withdrawals: each is made at most once, whatever is clicked in however many tabs, reloaded or lost. */
export class PaymentStore {
  /**
   * The payment that this tab sends, has sent, or found with an unknown outcome. It stays until `forget`; one that is not done,
   * until the next `start` too.
   */
  current: CurrentPayment | null = null
  /** Set if `start` needs a confirmation because another payment is open: call `answer`. */
  question: PaymentQuestion | null = null
  /** The order of a payment that the player dismissed or did not pay; the form starts with it. */
  abandoned: Pick<CurrentPayment, 'direction' | 'order'> | null = null
  /** Whether a request is being sent or the server is being asked. */
  isBusy = false
  /** The open payments, and those that ended while they were followed. */
  readonly open: OpenPayments
  readonly #api: PaymentsCalls
  readonly #others: PaymentContext
  readonly #browser: Browser
  readonly #tabs: PaymentTabs
  #run: PaymentRun | null = null

  constructor(api: PaymentsCalls, others: PaymentContext, browser: Browser) {
    this.#api = api
    this.#others = others
    this.#browser = browser
    this.#tabs = new PaymentTabs(browser)
    makeAutoObservable(this, { open: false }, { autoBind: true })
    this.open = new OpenPayments(api, others.session, browser, this.receiveOperation)
    const { pending } = this.#tabs.records.once
    browser.onShared((item) => pending.hasItem(item) && void this.refresh(false))
  }

  get #trust(): Trust {
    const { manifest, http } = this.#others
    return trustOf(manifest.platform, http.absent.has('GET /payments/operations/{key}'))
  }

  /** A payment that another tab works on. */
  get inOtherTab(): Payment | null {
    return this.#tabs.inOtherTab
  }

  /** Whether the outcome of the current payment is unknown. */
  get isUnresolved(): boolean {
    return this.current !== null && ['draft', 'sent', 'unknown'].includes(this.current.stage)
  }

  /** Whether the player can dismiss the current payment although its outcome is unknown: nothing more can be learnt here. */
  get canDismiss(): boolean {
    const { current } = this
    return current?.stage === 'unknown' && (current.isAbsent || this.#trust !== 'status')
  }

  /** Follows the open payments and resumes what a reload or a closed tab left. Returns an unsubscribe function. */
  follow(): () => void {
    void this.resume()
    return this.open.follow()
  }

  /**
   * Makes a payment; `current` has its outcome. One at a time: nothing happens while another one is sent, or until a done one is
   * forgotten. `another`: the player confirmed that it is made beside an open one.
   */
  async start(direction: PaymentDirection, order: PaymentOrder, another = false): Promise<void> {
    const { user } = this.#others.session
    if (this.isBusy || !user || this.current?.stage === 'done') return
    const before = this.current
    const { methodId, amount } = order
    const draft = { key: '', direction, methodId, amount, currency: user.currency, startedAt: Date.now() }
    this.show(draft, order)
    this.isBusy = true
    if (!this.#browser.isOnline()) return this.receive('', offline)
    const request = requestOf(direction, order, this.#others, this.#browser)
    const { unpaid } = this.open
    const claim = await this.#tabs.claim(user.id, draft, request, { another, trust: this.#trust, unpaid })
    if ('inProgress' in claim) return this.ask({ direction, order, ...claim }, before)
    this.show(claim.payment, order)
    await this.work((run) => (claim.isUsed ? run.ask(request, true) : run.perform(request)))
  }

  /** Answers `question`: makes its payment although another one is open, or not. */
  async answer(isConfirmed: boolean) {
    const { question } = this
    this.question = null
    if (question && isConfirmed) await this.start(question.direction, question.order, true)
  }

  /** Resumes the latest payment that no tab works on, or shows the one made just before a reload. Sends nothing again. */
  async resume() {
    const unresolved = await this.refresh(!this.isUnresolved)
    if (this.isBusy || this.isUnresolved) return
    if (!unresolved) return this.showPaymentBeforeReload()
    const { key, methodId, amount } = unresolved
    const { request, hasAllFields = false } = this.#tabs.records.draft(key) ?? {}
    this.show(unresolved, request ?? { methodId, amount, fields: {} }, hasAllFields)
    await this.work((run) => run.ask(null))
  }

  /**
   * Retries the current payment. Unknown: asks the server again, or sends it again where the platform makes one operation
   * per key. Lost: sends it again, or returns to the form if fields are missing. Failed: makes a new one.
   */
  async retry() {
    const { current } = this
    if (!current || this.isBusy) return
    const { stage, direction, order, isAbsent, hasAllFields } = current
    if (isAbsent && !hasAllFields) return this.forget()
    if (stage === 'failed' || isAbsent) return this.start(direction, order)
    const request = hasAllFields ? requestOf(direction, order, this.#others, this.#browser) : null
    if (stage === 'unknown') await this.work((run) => run.ask(this.#trust === 'key' ? request : null, true))
  }

  /**
   * Removes the current payment from the screen. While its outcome is unknown its record stays: the next payment is sent under
   * the same key where the platform keeps the status of payments, so that at most one of both is made; elsewhere the player is
   * asked before another payment is made. With `onPaymentPage`, the player goes there.
   */
  forget(onPaymentPage = false) {
    const { current } = this
    if (!current || this.isBusy) return
    this.#run?.stop()
    const { key, direction, order } = current
    if (this.canDismiss) this.abandoned = { direction, order }
    this.#tabs.leave(key, { isDismissed: this.canDismiss, onPaymentPage })
    this.current = null
  }

  private async work(act: (run: PaymentRun) => Promise<void>) {
    if (!this.current) return
    const { key } = this.current
    this.#run ??= new PaymentRun(
      this.#api,
      this.current,
      () => this.#trust,
      (state) => this.receive(key, state),
    )
    this.isBusy = true
    await this.open.during(act(this.#run)).finally(() => runInAction(() => void (this.isBusy = false)))
  }

  /** Updates what other tabs work on; with `takesOver`, returns a payment that no tab worked on. */
  private refresh(takesOver: boolean): Promise<Payment | null> {
    const { user } = this.#others.session
    this.open.refresh()
    return user ? this.#tabs.refresh(user.id, takesOver) : Promise.resolve(null)
  }

  /**
   * Shows the payment that this tab made before a reload, if the player has not been shown its outcome. One that waits for its
   * payment page is among the open payments instead. An outcome that the payment page has shown is not shown again; where it
   * failed, the form starts with its order.
   */
  private async showPaymentBeforeReload() {
    const { session, location } = this.#others
    const { records } = this.#tabs
    if (this.current || !session.user) return
    const isReturning = paymentResultOf(location.search) !== undefined
    const unshown = records.unshown(session.user.id)
    const record = unshown ?? records.onPaymentPage(session.user.id)
    const operation = record ? await this.#api.operation(record.key).catch(() => undefined) : undefined
    if (!operation || operation.status === 'redirect' || !isComplete(operation)) return
    const isShown = record !== unshown
    // While the address has the result of a payment page, the record stays: what became of the payment is shown besides.
    if (isShown && isOver(operation) && !isReturning) records.markShown()
    if (this.current) return
    const { key, direction, methodId, amount } = operation
    const order = { methodId, amount, fields: {} }
    if (isShown) return runInAction(() => void (this.abandoned = isLost(operation) ? { direction, order } : null))
    this.show(fromOperation(operation), order, false)
    this.receive(key, stateOf(operation))
  }

  private show(payment: Payment, order: PaymentOrder, hasAllFields = true) {
    this.#run?.stop()
    this.#run = null
    this.question = null
    this.abandoned = null
    this.current = draftOf(payment, order, hasAllFields)
  }

  private receive(key: string, state: PaymentState) {
    const { current } = this
    if (current?.key !== key) return
    const { operation } = state
    this.current = withState(current, state)
    if (this.isUnresolved) return
    this.isBusy = false
    this.#tabs.settle(key, operation)
    if (operation) this.open.add(operation, this.#others.session.load())
  }

  private receiveOperation(operation: PaymentOperation) {
    const { current } = this
    if (current?.key === operation.key && !this.isUnresolved)
      Object.assign(current, stateOf(complete(operation, current)))
  }

  private ask(question: PaymentQuestion, before: CurrentPayment | null) {
    this.current = before
    this.question = question
    this.isBusy = false
  }
}

/** Reads nothing before `follow`. */
export const paymentStore = (stores: Stores) => new PaymentStore(paymentsCalls(stores.http), stores, thisBrowser())
