import { makeAutoObservable, reaction } from 'mobx'
import type { PaymentOperation } from '#api'
import type { PaymentsApi } from './payments-api.ts'
import type { MoneyBrowser } from './money-browser.ts'
import { Resource } from '#engine/data/resource.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'

const readEveryMs = 5000

/** The player’s payments that are not over, as long as somebody follows them, and those whose end was seen meanwhile. */
export class OpenPayments {
  readonly list: Resource<PaymentOperation[]>
  /** Those that came to their end while they were followed, the latest first. */
  ended: PaymentOperation[] = []
  readonly #api: Pick<PaymentsApi, 'open' | 'operation'>
  readonly #session: Pick<SessionStore, 'user'>
  readonly #browser: Pick<MoneyBrowser, 'isVisible'>
  readonly #onChange: (operation: PaymentOperation) => void
  #followers = 0
  #stop = () => {}

  /** `onChange` is told of each operation as it is read. */
  constructor(
    api: Pick<PaymentsApi, 'open' | 'operation'>,
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

  /** Reads the list now, whenever the balance changes, and every five seconds while something is open and the page is looked at. Answers how to stop. */
  follow(): () => void {
    if (this.#followers++ === 0) this.begin()
    return () => {
      if (--this.#followers === 0) this.#stop()
    }
  }

  /** Reads the list again where it is shown. */
  refresh() {
    if (this.list.status !== 'idle') void this.list.load()
  }

  /** Takes in an operation that the server just answered. */
  add(operation: PaymentOperation) {
    if (this.list.status === 'idle') return
    const others = (this.list.value ?? []).filter(({ key }) => key !== operation.key)
    this.list.receive(isOpen(operation) ? [operation, ...others] : others)
    void this.list.load()
  }

  private begin() {
    void this.list.load()
    const timer = setInterval(() => this.#browser.isVisible() && this.isMoving && this.refresh(), readEveryMs)
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

  /** What is in the list no more is read by itself: it has ended, or was made after the list. */
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
