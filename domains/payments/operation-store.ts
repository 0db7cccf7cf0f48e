import { makeAutoObservable, runInAction } from 'mobx'
import type { PaymentOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { paymentsApi, type PaymentsApi } from './payments-api.ts'
import {
  type CurrentPayment,
  ofOperation,
  ofRecord,
  type PaymentOrder,
  type PaymentQuestion,
  type PaymentSurroundings,
  requestOf,
  type UnderWay,
} from './current-payment.ts'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import { isRecordKey, type MoneyRecord, type PaymentDirection, userHash } from './money-records.ts'
import { MoneyTabs } from './money-tabs.ts'
import { OpenPayments } from './open-payments.ts'
import { madeBefore } from './made-before.ts'
import { callsUnder, endOf, isLost, PaymentRun, type Progress } from './payment-run.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withPatience } from '#engine/data/until-answered.ts'

export type { CurrentPayment, PaymentOrder, UnderWay } from './current-payment.ts'

/** Deposits and withdrawals: each is made once, whatever is tapped in however many tabs, and whatever gets lost on the way. */
export class OperationStore {
  /** The payment that this tab sends, sent, or found unresolved. Stays until `forget`; one that is not done, until the next `start`. */
  current: CurrentPayment | null = null
  /** Set where `start` asks whether there may be another one: answer by `confirm` or `decline`. */
  question: PaymentQuestion | null = null
  /** What was entered for a payment that the player let go of, or did not pay, for the form to begin with. */
  left: Pick<CurrentPayment, 'direction' | 'order'> | null = null
  /** Whether something is sent or asked right now. */
  isBusy = false
  /** The operations that are not over, and those that came to their end while they were followed. */
  readonly open: OpenPayments
  private readonly api: PaymentsApi
  private readonly others: PaymentSurroundings
  private readonly browser: Browser
  private readonly tabs: MoneyTabs
  private run: PaymentRun | null = null

  constructor(api: PaymentsApi, others: PaymentSurroundings, browser: Browser) {
    this.api = api
    this.others = others
    this.browser = browser
    this.tabs = new MoneyTabs(browser)
    const fixed = { open: false, api: false, others: false, browser: false, tabs: false, run: false } as const
    makeAutoObservable<this, 'api' | 'others' | 'browser' | 'tabs' | 'run'>(this, fixed, { autoBind: true })
    this.open = new OpenPayments(api, others.session, browser, this.noteOperation)
    browser.onShared((key) => isRecordKey(key) && void this.look(false))
  }

  /** The operations that are not over, as long as `follow` runs. */
  get pending(): PaymentOperation[] {
    return this.open.list.value ?? []
  }

  /** A payment that another tab is at. */
  get elsewhere(): UnderWay | null {
    return this.tabs.elsewhere
  }

  /** Whether the outcome of the current payment is not known. */
  get isUnresolved(): boolean {
    return this.current !== null && ['draft', 'sent', 'unknown'].includes(this.current.stage)
  }

  /** Follows what is open, and goes on with what a reload or a closed tab left. Answers how to stop. */
  follow(): () => void {
    void this.resume()
    return this.open.follow()
  }

  /** Makes a payment, one at a time and none while a done one is shown, and answers once its outcome is known or cannot be known for now: `current` says it. */
  async start(direction: PaymentDirection, order: PaymentOrder, another = false): Promise<void> {
    const { user } = this.others.session
    if (this.isBusy || !user || this.current?.stage === 'done') return
    const before = this.current
    const wanted = {
      user: userHash(user.id),
      direction,
      method: order.methodId,
      amount: order.amount,
      currency: user.currency,
      time: Date.now(),
    }
    this.enter(ofRecord({ ...wanted, key: '' }), order)
    this.isBusy = true
    if (!this.browser.isOnline())
      return this.receive('', { stage: 'failed', error: new ApiError('The browser is offline') })
    const unpaid =
      another || direction === 'withdrawal' ? undefined : this.pending.find(({ status }) => status === 'redirect')
    if (unpaid) return this.ask({ direction, order, underWay: ofOperation(unpaid) }, before)
    const request = requestOf(
      direction,
      order,
      this.others.language.current,
      this.browser.origin + this.others.manifest.pages.DEPOSIT.path,
    )
    const claim = await this.tabs.begin(user.id, wanted, request, another).catch((error: unknown) => ({ error }))
    if ('error' in claim) return this.receive('', { stage: 'failed', error: claim.error })
    if (!('record' in claim)) return this.ask({ direction, order, underWay: ofRecord(claim) }, before)
    this.enter(ofRecord(claim.record), order)
    await this.work((run) => run.start(request, claim.isUsed))
  }

  /** Makes the payment that was asked about, though another one is under way. */
  async confirm() {
    const { question } = this
    if (question) await this.start(question.direction, question.order, true)
  }

  decline() {
    this.question = null
  }

  /** Goes on with the latest payment that no tab works on, or shows the one that was made just before a reload; nothing is sent anew by itself. */
  async resume() {
    const orphan = await this.look(!this.isUnresolved)
    if (this.isBusy || this.isUnresolved) return
    if (!orphan) return this.showMade()
    const { request, isWhole = false } = this.tabs.records.draft(orphan.key) ?? {}
    this.enter(ofRecord(orphan), request ?? { methodId: orphan.method, amount: orphan.amount, fields: {} }, isWhole)
    await this.work((run) => run.recall(null))
  }

  /** Asks again what became of an unknown payment, and sends one that did not arrive, unless the form has to be filled in first; makes one that failed again, under a new key. */
  async retry() {
    const { current } = this
    if (!current || this.isBusy) return
    const { stage, direction, order, isAbsent, isWhole } = current
    if (isAbsent && !isWhole) return this.forget()
    if (stage === 'failed' || isAbsent) return this.start(direction, order)
    if (stage === 'unknown') await this.work((run) => run.recall(null, true))
  }

  /** Takes the current payment off the screen. One that did not arrive leaves its key to the next, an unknown one is asked for again, one whose player `isAway` to its payment page is looked at once more. */
  forget(isAway = false) {
    const { current } = this
    if (!current || this.isBusy) return
    this.run?.stop()
    this.tabs.records.see(isAway)
    const { key, direction, order, isAbsent } = current
    if (isAbsent) this.tabs.records.leave(key)
    if (isAbsent) this.left = { direction, order }
    this.tabs.letGo(key)
    this.current = null
  }

  /** Takes a withdrawal back. Fails with an `ApiError`; the list of what is open says what is so. */
  async cancel(key: string) {
    await withPatience(this.api.cancel(key)).then(this.noteOperation).finally(this.open.refresh)
  }

  private async work(act: (run: PaymentRun) => Promise<void>) {
    if (!this.current) return
    const { key, direction, startedAt } = this.current
    this.run ??= new PaymentRun(callsUnder(this.api, direction, key), startedAt, (progress) =>
      this.receive(key, progress),
    )
    this.isBusy = true
    await this.open.during(act(this.run)).finally(this.rest)
  }

  /** Sees what another tab is at; answers what no tab is at, where this one `mayHold` it. */
  private look(mayHold: boolean): Promise<MoneyRecord | null> {
    const { user } = this.others.session
    this.open.refresh()
    return user ? this.tabs.look(user.id, mayHold) : Promise.resolve(null)
  }

  /** What the payment page told of is not shown again; where it came to nothing, the form begins with it. */
  private async showMade() {
    const made = this.current ? null : await madeBefore(this.api, this.tabs.records)
    if (!made || this.current) return
    const { operation, isTold } = made
    const { key, direction, methodId, amount } = operation
    const order = { methodId, amount, fields: {} }
    if (isTold) return runInAction(() => void (this.left = isLost(operation) ? { direction, order } : null))
    this.enter(ofOperation(operation), order, false)
    this.receive(key, endOf(operation))
  }

  private enter(payment: UnderWay, order: PaymentOrder, isWhole = true) {
    this.run?.stop()
    this.run = null
    this.question = null
    this.left = null
    this.current = { ...payment, order, isWhole, stage: 'draft', isSlow: false, isAbsent: false }
  }

  private receive(key: string, progress: Progress) {
    const { current } = this
    if (current?.key !== key) return
    const { operation } = progress
    const shown = { ...(operation && ofOperation(operation)), startedAt: current.startedAt }
    this.current = { ...current, isSlow: false, isAbsent: false, error: undefined, ...progress, ...shown }
    if (this.isUnresolved) return
    this.rest()
    this.tabs.records.settle(key, operation !== undefined)
    this.tabs.letGo(key)
    if (!operation) return
    this.open.add(operation, this.others.session.load())
  }

  private noteOperation(operation: PaymentOperation) {
    if (this.current?.key === operation.key && !this.isUnresolved) Object.assign(this.current, endOf(operation))
  }

  private ask(question: PaymentQuestion, before: CurrentPayment | null) {
    this.current = before
    this.question = question
    this.rest()
  }

  private rest() {
    this.isBusy = false
  }
}

/**
 * Made once for each page; nothing is read before `follow`. Where the browser has no locks, a payment of another tab is taken over
 * under its own key, so that the server makes one of both.
 */
export const operationStore = (stores: Stores) => new OperationStore(paymentsApi(stores.http), stores, thisBrowser())
