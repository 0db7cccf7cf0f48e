import { makeAutoObservable, runInAction } from 'mobx'
import type { PaymentOperation } from '#api'
import { paymentsCalls, type PaymentsCalls } from '#schemas/calls/payments.ts'
import type { CurrentPayment, PaymentContext, PaymentInProgress, PaymentOrder } from './current-payment.ts'
import type { PaymentQuestion, Progress } from './current-payment.ts'
import { complete, draftOf, fromOperation, fromRecord, offline } from './current-payment.ts'
import { progressed, recordWithoutKey, requestOf } from './current-payment.ts'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import type { PaymentDirection, PaymentRecord } from './payment-records.ts'
import { PaymentTabs } from './payment-tabs.ts'
import { claimKey } from './claim-key.ts'
import { OpenPayments } from './open-payments.ts'
import { paymentBeforeReload } from './payment-before-reload.ts'
import { endOf, isLost, PaymentRun } from './payment-run.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { type Trust, trustOf } from './trust.ts'

/** Deposits and withdrawals: each is made at most once, whatever is clicked in however many tabs, reloaded or lost. */
export class PaymentStore {
  /** The payment this tab sends, has sent, or found unresolved: until `forget` or, if it is not done, the next `start`. */
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
    this.open = new OpenPayments(api, others.session, browser, this.noteOperation)
    browser.onShared((key) => this.#tabs.records.has(key) && void this.refresh(false))
  }

  get #trust(): Trust {
    const { manifest, http } = this.#others
    return trustOf(manifest.platform, http.absent.has('GET /payments/operations/{key}'))
  }

  /** A payment that another tab works on. */
  get inOtherTab(): PaymentInProgress | null {
    return this.#tabs.inOtherTab
  }

  /** Whether the outcome of the current payment is unknown. */
  get isUnresolved(): boolean {
    return this.current !== null && ['draft', 'sent', 'unknown'].includes(this.current.stage)
  }

  /** Whether the player may go back to the form although the outcome is unknown: nothing more can be learnt here. */
  get mayLeave(): boolean {
    const { current } = this
    return current?.stage === 'unknown' && (current.isAbsent || this.#trust !== 'status')
  }

  /** Follows the open payments and resumes what a reload or a closed tab left. Returns an unsubscribe function. */
  follow(): () => void {
    void this.resume()
    return this.open.follow()
  }

  /** Makes a payment, one at a time and none while a done one is shown; `another`: beside an open one. `current` has its outcome. */
  async start(direction: PaymentDirection, order: PaymentOrder, another = false): Promise<void> {
    const { user } = this.#others.session
    if (this.isBusy || !user || this.current?.stage === 'done') return
    const before = this.current
    const details = recordWithoutKey(user, direction, order)
    this.enter(fromRecord({ ...details, key: '' }), order)
    this.isBusy = true
    if (!this.#browser.isOnline()) return this.receive('', offline)
    const request = requestOf(direction, order, this.#others, this.#browser)
    const claim = await claimKey(this.open, this.#tabs, user, details, request, { another, trust: this.#trust })
    if ('inProgress' in claim) return this.ask({ direction, order, ...claim }, before)
    this.enter(fromRecord(claim.record), order)
    await this.work((run) => run.start(request, claim.isUsed))
  }

  /** Answers `question`: makes its payment although another one is open, or not. */
  async answer(isConfirmed: boolean) {
    const { question } = this
    this.question = null
    if (question && isConfirmed) await this.start(question.direction, question.order, true)
  }

  /** Resumes the latest payment that no tab works on, or shows the one made just before a reload. Sends nothing again. */
  async resume() {
    const orphan = await this.refresh(!this.isUnresolved)
    if (this.isBusy || this.isUnresolved) return
    if (!orphan) return this.showPaymentBeforeReload()
    const { request, isWhole = false } = this.#tabs.records.draft(orphan.key) ?? {}
    this.enter(fromRecord(orphan), request ?? { methodId: orphan.method, amount: orphan.amount, fields: {} }, isWhole)
    await this.work((run) => run.recall(null))
  }

  /**
   * Retries the current payment. Unknown: asks the server again, or sends it again where the platform makes one operation
   * per key. Lost: sends it again, or returns to the form if fields are missing. Failed: makes a new one.
   */
  async retry() {
    const { current } = this
    if (!current || this.isBusy) return
    const { stage, direction, order, isAbsent, isWhole } = current
    if (isAbsent && !isWhole) return this.forget()
    if (stage === 'failed' || isAbsent) return this.start(direction, order)
    const request = isWhole ? requestOf(direction, order, this.#others, this.#browser) : null
    if (stage === 'unknown') await this.work((run) => run.recall(this.#trust === 'key' ? request : null, true))
  }

  /**
   * Removes the current payment from the screen. The key of a lost request goes to the next payment; an unknown outcome is
   * checked later, or asked about before the same payment is made again. With `onPaymentPage`, the player goes there.
   */
  forget(onPaymentPage = false) {
    const { current } = this
    if (!current || this.isBusy) return
    this.#run?.stop()
    const { key, direction, order } = current
    if (this.mayLeave) this.abandoned = { direction, order }
    this.#tabs.leave(key, { isDismissed: this.mayLeave, onPaymentPage })
    this.current = null
  }

  private async work(act: (run: PaymentRun) => Promise<void>) {
    if (!this.current) return
    const { key } = this.current
    this.#run ??= new PaymentRun(
      this.#api,
      this.current,
      () => this.#trust,
      (progress) => this.receive(key, progress),
    )
    this.isBusy = true
    await this.open.during(act(this.#run)).finally(() => runInAction(() => void (this.isBusy = false)))
  }

  /** Updates what other tabs work on; with `mayHold`, returns a payment that no tab works on. */
  private refresh(mayHold: boolean): Promise<PaymentRecord | null> {
    const { user } = this.#others.session
    this.open.refresh()
    return user ? this.#tabs.refresh(user.id, mayHold) : Promise.resolve(null)
  }

  /** An outcome that the payment page has shown is not shown again; where it failed, the form starts with its order. */
  private async showPaymentBeforeReload() {
    const made = this.current ? null : await paymentBeforeReload(this.#api, this.#tabs.records, this.#others)
    if (!made || this.current) return
    const { operation, order, isShown } = made
    const { key, direction } = operation
    if (isShown) return runInAction(() => void (this.abandoned = isLost(operation) ? { direction, order } : null))
    this.enter(fromOperation(operation), order, false)
    this.receive(key, endOf(operation))
  }

  private enter(payment: PaymentInProgress, order: PaymentOrder, isWhole = true) {
    this.#run?.stop()
    this.#run = null
    this.question = null
    this.abandoned = null
    this.current = draftOf(payment, order, isWhole)
  }

  private receive(key: string, progress: Progress) {
    const { current } = this
    if (current?.key !== key) return
    const { operation } = progress
    this.current = progressed(current, progress)
    if (this.isUnresolved) return
    this.isBusy = false
    this.#tabs.settle(key, operation)
    if (operation) this.open.add(operation, this.#others.session.load())
  }

  private noteOperation(operation: PaymentOperation) {
    const { current } = this
    if (current?.key === operation.key && !this.isUnresolved)
      Object.assign(current, endOf(complete(operation, current)))
  }

  private ask(question: PaymentQuestion, before: CurrentPayment | null) {
    this.current = before
    this.question = question
    this.isBusy = false
  }
}

/** Reads nothing before `follow`. */
export const paymentStore = (stores: Stores) => new PaymentStore(paymentsCalls(stores.http), stores, thisBrowser())
