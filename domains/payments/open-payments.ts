import { makeAutoObservable, reaction } from 'mobx'
import type { PaymentOperation } from '#api'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import type { MoneyBrowser } from './money-browser.ts'
import { Resource } from '#engine/data/resource.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'

const pollIntervalMs = 5000

/** The player’s open payments while they are followed, and those that ended meanwhile. */
export class OpenPayments {
  readonly list: Resource<PaymentOperation[]>
  /** Payments that ended while they were followed, latest first. */
  ended: PaymentOperation[] = []
  readonly #api: Pick<PaymentsCalls, 'open' | 'operation'>
  readonly #session: Pick<SessionStore, 'user'>
  readonly #browser: Pick<MoneyBrowser, 'isVisible'>
  readonly #onChange: (operation: PaymentOperation) => void
  #followers = 0
  #stop = () => {}

  /** `onChange` is called for each operation that is read. */
  constructor(
    api: Pick<PaymentsCalls, 'open' | 'operation'>,
    session: Pick<SessionStore, 'user'>,
    browser: Pick<MoneyBrowser, 'isVisible'>,
    onChange: (operation: PaymentOperation) => void,
  ) {
    this.#api = api
    this.#session = session
    this.#browser = browser
    this.#onChange = onChange
    this.list = new Resource(() => this.read())
    makeAutoObservable(this, { list: false }, { autoBind: true })
  }

  /**
   * Reads the list now, when the balance changes, and every five seconds while a payment is open and the page is
   * visible. Returns an unsubscribe function.
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

  /** Adds an operation the server has just returned. */
  add(operation: PaymentOperation) {
    if (this.list.status === 'idle') return
    const others = (this.list.value ?? []).filter(({ key }) => key !== operation.key)
    this.list.receive(isOpen(operation) ? [operation, ...others] : others)
    void this.list.load()
  }

  private begin() {
    void this.list.load()
    const timer = setInterval(() => this.#browser.isVisible() && this.isMoving && this.refresh(), pollIntervalMs)
    const stopReaction = reaction(() => this.#session.user?.balance, this.refresh)
    this.#stop = () => {
      clearInterval(timer)
      stopReaction()
    }
  }

  private get isMoving(): boolean {
    const { status, value } = this.list
    return status === 'error' || (value !== undefined && value.length > 0)
  }

  /** A payment missing from the new list is read by itself: it has ended, or was made after the list. */
  private async read(): Promise<PaymentOperation[]> {
    const listed = await this.#api.open()
    const missing = (this.list.value ?? []).filter(({ key }) => !listed.some((open) => open.key === key))
    const found = await Promise.all(
      missing.map((operation) => this.#api.operation(operation.key).catch(() => operation)),
    )
    const all = [...found, ...listed]
    all.forEach(this.take)
    return all.filter(isOpen)
  }

  private take(operation: PaymentOperation) {
    const others = this.ended.filter(({ key }) => key !== operation.key)
    if (!isOpen(operation)) this.ended = [operation, ...others]
    this.#onChange(operation)
  }
}

const isOpen = ({ status }: PaymentOperation) => ['pending', 'processing', 'redirect'].includes(status)
