import { makeAutoObservable, reaction } from 'mobx'
import type { PaymentOperation } from '#api'
import { complete, fromOperation, isComplete, type Operation } from './payment.ts'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import type { Browser } from '#engine/data/browser.ts'
import { Resource } from '#engine/data/resource.ts'
import { ApiError } from '#engine/data/api-error.ts'
import { isGone } from '#engine/data/retry.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'

const pollIntervalMs = 5000

/** The player’s open payments while they are followed, and those that ended meanwhile. */
export class OpenPayments {
  readonly list: Resource<Operation[]>
  /** Payments that ended while they were followed, latest first. */
  ended: Operation[] = []
  readonly #api: Pick<PaymentsCalls, 'open' | 'operation' | 'cancel'>
  readonly #session: Pick<SessionStore, 'user'>
  readonly #browser: Pick<Browser, 'isVisible'>
  readonly #onChange: (operation: PaymentOperation) => void
  #followers = 0
  #stop = () => {}
  /** How many readings of the list are under way. */
  #readings = 0
  /** How many payments of this tab, and readings of the balance after them, are under way. */
  #ownWorks = 0
  /** Whether the balance changed meanwhile. */
  #isBalanceChanged = false

  /** `onChange` is called for each operation that is read. */
  constructor(
    api: Pick<PaymentsCalls, 'open' | 'operation' | 'cancel'>,
    session: Pick<SessionStore, 'user'>,
    browser: Pick<Browser, 'isVisible'>,
    onChange: (operation: PaymentOperation) => void,
  ) {
    this.#api = api
    this.#session = session
    this.#browser = browser
    this.#onChange = onChange
    this.list = new Resource(() => this.read())
    makeAutoObservable(this, { list: false }, { autoBind: true })
  }

  /** Those that are open, as far as the list was read. */
  get pending(): Operation[] {
    return this.list.value ?? []
  }

  /** A deposit that waits for its payment page. */
  get unpaid(): Operation | undefined {
    return this.pending.find(({ status }) => status === 'redirect')
  }

  /** Cancels a withdrawal. Rejects with an `ApiError`; the list is read again in any case. */
  async cancel(key: string) {
    const known = this.pending.find((operation) => operation.key === key)
    await withTimeout(this.#api.cancel(key))
      .then((answer) => answer && this.receiveCancelled(known ? complete(answer, fromOperation(known)) : answer))
      .finally(this.refresh)
  }

  /** A platform may have no status of a payment to read again, so the response itself tells that it has ended. */
  private receiveCancelled(operation: PaymentOperation) {
    if (!isComplete(operation)) return this.#onChange(operation)
    this.receive(operation)
    if (!isOpen(operation)) this.list.receive(this.pending.filter(({ key }) => key !== operation.key))
  }

  /**
   * Reads the list now, when something other than a payment of this tab changes the balance, and every five seconds while a
   * payment is open and the page is visible. Returns an unsubscribe function.
   */
  follow(): () => void {
    if (this.#followers++ === 0) this.begin()
    return () => {
      if (--this.#followers === 0) this.#stop()
    }
  }

  /** Reads the list again if it is in use. */
  refresh() {
    if (this.list.status !== 'idle') void this.list.load()
  }

  /**
   * Adds an operation the server has just returned, instead of reading the list again. `balance`: the reading of the balance
   * that it changed.
   */
  add(operation: Operation, balance: Promise<void>) {
    void this.ignoreBalance(
      withTimeout(balance).catch(() => undefined),
      true,
    )
    if (this.list.status === 'idle') return
    const isKnown = this.list.status === 'ready'
    const others = (this.list.value ?? []).filter(({ key }) => key !== operation.key)
    this.list.receive(isOpen(operation) ? [operation, ...others] : others)
    // A reading under way may have missed the operation.
    if (!isKnown || this.#readings > 0) void this.list.load()
  }

  /** Reads nothing for changes of the balance during a payment of this tab: `add` adds its outcome. Without one the list is read at the end. */
  during(payment: Promise<void>): Promise<void> {
    return this.ignoreBalance(payment, false)
  }

  /** `isAdded`: whether the list has what changed the balance. */
  private async ignoreBalance(work: Promise<void>, isAdded: boolean) {
    this.#ownWorks++
    await work.finally(() => this.#ownWorks--)
    if (this.#ownWorks > 0) return
    const isMissing = this.#isBalanceChanged && !isAdded
    this.#isBalanceChanged = false
    if (isMissing) this.refresh()
  }

  private onBalance() {
    if (this.#ownWorks > 0) this.#isBalanceChanged = true
    else this.refresh()
  }

  private begin() {
    void this.list.load()
    const timer = setInterval(() => this.#browser.isVisible() && this.needsPolling && this.refresh(), pollIntervalMs)
    const stopReaction = reaction(() => this.#session.user?.balance, this.onBalance)
    this.#stop = () => {
      clearInterval(timer)
      stopReaction()
    }
  }

  private get needsPolling(): boolean {
    const { status, value } = this.list
    return status === 'error' || (value !== undefined && value.length > 0)
  }

  private async read(): Promise<Operation[]> {
    this.#readings++
    return this.readAll().finally(() => this.#readings--)
  }

  /**
   * A payment missing from the new list is read by itself: it has ended, or was made after the list. One that the platform
   * says nothing of is no longer followed.
   */
  private async readAll(): Promise<Operation[]> {
    const listed = (await this.#api.open().catch(noneIfAbsent)).filter(isComplete)
    const missing = (this.list.value ?? []).filter(({ key }) => !listed.some((open) => open.key === key))
    const found = await Promise.all(
      missing.map((operation) =>
        this.#api.operation(operation.key).then(
          (answer) => [complete(answer, fromOperation(operation))],
          (error: unknown) => (isGone(error) ? [] : [operation]),
        ),
      ),
    )
    const all = [...found.flat(), ...listed]
    all.forEach(this.receive)
    return all.filter(isOpen)
  }

  private receive(operation: Operation) {
    const others = this.ended.filter(({ key }) => key !== operation.key)
    if (!isOpen(operation)) this.ended = [operation, ...others]
    this.#onChange(operation)
  }
}

/** A platform that has no list of open payments has none to follow. */
function noneIfAbsent(error: unknown): PaymentOperation[] {
  if (error instanceof ApiError && error.isAbsent) return []
  throw error
}

const isOpen = ({ status }: PaymentOperation) => ['pending', 'processing', 'redirect'].includes(status)
