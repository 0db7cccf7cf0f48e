import { makeAutoObservable, reaction } from 'mobx'
import type { PaymentOperation, User } from '#api'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { historiesCalls } from '#schemas/calls/histories.ts'
import { paymentsCalls } from '#schemas/calls/payments.ts'
import { type DepositCalls, type DepositContext, findDeposit, fromPayment } from './find-deposit.ts'
import { PaymentRecords } from './payment-records.ts'
import { keepDepositsShown } from './shown-deposits.ts'
import { type DepositKnowledge, isOver } from './shown-result.ts'

/** How long the player sees that the platform is asked. A later response still counts. */
const loadingForMs = 10_000
/** How often the platform is asked for a deposit that it waits for. */
const pollIntervalMs = 5000

/** What is read from other stores. */
interface Context extends DepositContext {
  session: Pick<Stores['session'], 'user' | 'load'>
}

/** What is known of the deposit that a return address or the page after a deposit is about, while that is shown. */
export class ReturnedDepositStore {
  known: DepositKnowledge = 'loading'
  /** Whether the platform is being asked. */
  isBusy = false
  readonly #api: DepositCalls
  readonly #context: Context
  readonly #browser: Pick<Browser, 'shared' | 'isVisible'>
  readonly #records: PaymentRecords
  /** Whose deposit `known` is. */
  #userId: User['id'] | undefined
  /** A deposit that was received while another one is shown. */
  #next: DepositKnowledge = 'loading'
  #followers = 0
  #readings = 0
  #stop = () => {}

  constructor(
    api: DepositCalls,
    context: Context,
    browser: Pick<Browser, 'shared' | 'tab' | 'isVisible' | 'claim' | 'wait'>,
  ) {
    this.#api = api
    this.#context = context
    this.#browser = browser
    this.#records = new PaymentRecords(browser)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads the deposit, and again while its outcome is open. Returns a function that stops; then a known outcome counts as shown. */
  follow(): () => void {
    if (this.#followers++ === 0) this.begin()
    return () => {
      if (--this.#followers === 0) this.end()
    }
  }

  /** Asks the platform again. */
  retry() {
    void this.read()
  }

  /** Shows a deposit that a call has just returned, without reading it. */
  receive(operation: PaymentOperation) {
    const { session, http } = this.#context
    const { currency = '' } = session.user ?? {}
    this.#next = fromPayment(operation, { amount: undefined, currency, time: http.now() })
    if (this.#followers === 0) this.showNext()
  }

  /** Notes that the player has been shown their deposits up to now. */
  keepShown(time = 0) {
    const { session, http } = this.#context
    if (session.user) keepDepositsShown(this.#browser.shared, session.user.id, Math.max(time, http.now()))
  }

  private begin() {
    const { session } = this.#context
    if (this.known === 'loading' || this.#userId !== session.user?.id) this.restart()
    const stopReaction = reaction(
      () => `${session.user?.id} ${session.user?.balance}`,
      () => {
        if (session.user?.id !== this.#userId) this.restart()
        else if (this.isOpen) void this.read()
      },
    )
    const timer = setInterval(() => void this.poll(), pollIntervalMs)
    this.#stop = () => {
      stopReaction()
      clearInterval(timer)
    }
  }

  private restart() {
    this.known = 'loading'
    void this.read()
  }

  private end() {
    this.#stop()
    this.#readings++
    this.isBusy = false
    const { known } = this
    const isTheirs = this.#userId === this.#context.session.user?.id
    this.showNext()
    if (typeof known === 'string' || !isOver(known) || !isTheirs) return
    this.#records.markShown('deposit')
    this.keepShown(known.time)
  }

  private showNext() {
    this.#userId = this.#context.session.user?.id
    this.known = this.#next
    this.#next = 'loading'
  }

  private async poll() {
    if (!this.isWaiting || this.isBusy || !this.#browser.isVisible()) return
    await this.read()
    // Without a connection, no event brings the balance.
    if (typeof this.known !== 'string' && this.known.status === 'done') await this.#context.session.load()
  }

  private get isWaiting() {
    return typeof this.known !== 'string' && !isOver(this.known)
  }

  /** Whether another reading may know more. */
  private get isOpen() {
    return this.isWaiting || this.known === 'none'
  }

  private async read() {
    const reading = ++this.#readings
    const isCurrent = () => reading === this.#readings
    const { session } = this.#context
    this.#userId = session.user?.id
    if (!session.user) return this.receiveKnown('none')
    const timer = setTimeout(() => isCurrent() && this.known === 'loading' && this.receiveKnown('none'), loadingForMs)
    const wasWaiting = this.isWaiting
    this.isBusy = true
    const found = await findDeposit(this.#api, this.#context, this.#records, this.#browser.shared, session.user.id)
    clearTimeout(timer)
    if (!isCurrent()) return
    // A reading that failed does not take back what an earlier one said.
    this.receiveKnown(wasWaiting && typeof found === 'string' ? this.known : found)
  }

  private receiveKnown(known: DepositKnowledge) {
    this.known = known
    this.isBusy = false
  }
}

export const returnedDepositStore = (stores: Stores) =>
  new ReturnedDepositStore({ ...paymentsCalls(stores.http), ...historiesCalls(stores.http) }, stores, thisBrowser())
