import { makeAutoObservable, reaction } from 'mobx'
import type { PaymentOperation } from '#api'
import type { PaymentsApi } from './payments-api.ts'
import type { Browser } from '#engine/data/browser.ts'
import { Resource } from '#engine/data/resource.ts'
import { withPatience } from '#engine/data/until-answered.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'

const readEveryMs = 5000

/** The player’s payments that are not over, as long as somebody follows them, and those whose end was seen meanwhile. */
export class OpenPayments {
  readonly list: Resource<PaymentOperation[]>
  /** Those that came to their end while they were followed, the latest first. */
  ended: PaymentOperation[] = []
  private readonly api: Pick<PaymentsApi, 'open' | 'operation'>
  private readonly session: Pick<SessionStore, 'user'>
  private readonly browser: Pick<Browser, 'isVisible'>
  private readonly onChange: (operation: PaymentOperation) => void
  private followers = 0
  private stop = () => {}
  /** How many readings of the list are under way. */
  private readings = 0
  /** How many payments of this tab, and readings of the balance after them, are under way. */
  private own = 0
  private isMissed = false

  /** `onChange` is told of each operation as it is read. */
  constructor(
    api: Pick<PaymentsApi, 'open' | 'operation'>,
    session: Pick<SessionStore, 'user'>,
    browser: Pick<Browser, 'isVisible'>,
    onChange: (operation: PaymentOperation) => void,
  ) {
    this.api = api
    this.session = session
    this.browser = browser
    this.onChange = onChange
    this.list = new Resource(() => this.read())
    const fixed = {
      list: false,
      api: false,
      session: false,
      browser: false,
      onChange: false,
      followers: false,
      stop: false,
      readings: false,
      own: false,
      isMissed: false,
    } as const
    makeAutoObservable<this, Exclude<keyof typeof fixed, 'list'>>(this, fixed, { autoBind: true })
  }

  /** Reads the list now, whenever something else than a payment of this tab changes the balance, and every five seconds while something is open and the page is looked at. Answers how to stop. */
  follow(): () => void {
    if (this.followers++ === 0) this.begin()
    return () => {
      if (--this.followers === 0) this.stop()
    }
  }

  /** Reads the list again where it is shown. */
  refresh() {
    if (this.list.status !== 'idle') void this.list.load()
  }

  /**
   * Takes in an operation that the server just answered, in place of reading the list again. `balance`: the reading of the balance
   * that it changed.
   */
  add(operation: PaymentOperation, balance: Promise<void>) {
    void this.leave(
      withPatience(balance).catch(() => undefined),
      true,
    )
    if (this.list.status === 'idle') return
    const isKnown = this.list.status === 'ready'
    const others = (this.list.value ?? []).filter(({ key }) => key !== operation.key)
    this.list.receive(isOpen(operation) ? [operation, ...others] : others)
    // A reading under way may have missed the operation.
    if (!isKnown || this.readings > 0) void this.list.load()
  }

  /** Leaves the balance’s changes alone during a payment of this tab: `add` takes in what came of it. Where nothing came of it, they are read for at the end. */
  during(payment: Promise<void>): Promise<void> {
    return this.leave(payment, false)
  }

  private async leave(work: Promise<void>, isExplained: boolean) {
    this.own++
    await work.finally(() => this.own--)
    if (this.own > 0) return
    const reads = this.isMissed && !isExplained
    this.isMissed = false
    if (reads) this.refresh()
  }

  private takeBalance() {
    if (this.own > 0) this.isMissed = true
    else this.refresh()
  }

  private begin() {
    void this.list.load()
    const timer = setInterval(() => this.browser.isVisible() && this.isMoving && this.refresh(), readEveryMs)
    const stopReaction = reaction(() => this.session.user?.balance, this.takeBalance)
    this.stop = () => {
      clearInterval(timer)
      stopReaction()
    }
  }

  private get isMoving(): boolean {
    const { status, value } = this.list
    return status === 'error' || (value !== undefined && value.length > 0)
  }

  private async read(): Promise<PaymentOperation[]> {
    this.readings++
    return this.readAll().finally(() => this.readings--)
  }

  /** What is in the list no more is read by itself: it has ended, or was made after the list. */
  private async readAll(): Promise<PaymentOperation[]> {
    const listed = await this.api.open()
    const missing = (this.list.value ?? []).filter(({ key }) => !listed.some((open) => open.key === key))
    const found = await Promise.all(
      missing.map((operation) => this.api.operation(operation.key).catch(() => operation)),
    )
    const all = [...found, ...listed]
    all.forEach(this.take)
    return all.filter(isOpen)
  }

  private take(operation: PaymentOperation) {
    const others = this.ended.filter(({ key }) => key !== operation.key)
    if (!isOpen(operation)) this.ended = [operation, ...others]
    this.onChange(operation)
  }
}

const isOpen = ({ status }: PaymentOperation) => ['pending', 'processing', 'redirect'].includes(status)
