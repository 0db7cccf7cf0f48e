import { makeAutoObservable, reaction } from 'mobx'
import type { AccountOperation, PaymentOperation, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import { isGone, withTimeout } from '#engine/data/retry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { historiesCalls, type HistoriesCalls } from '#schemas/calls/histories.ts'
import { paymentsCalls, type PaymentsCalls } from '#schemas/calls/payments.ts'
import { isNamed } from './current-payment.ts'
import { type PaymentRecord, PaymentRecords } from './payment-records.ts'
import { depositsShownUntil, keepDepositsShown } from './shown-deposits.ts'
import { type DepositKnowledge, isOver, type KnownDeposit } from './shown-result.ts'
import { trustOf } from './trust.ts'

/** How long the player sees that the platform is asked. A later response still counts. */
const loadingForMs = 10_000
/** How often the platform is asked for a deposit that it waits for. */
const pollIntervalMs = 5000
/** How old a deposit may be that is shown as the one of the address, unless this tab made it. */
const newForMs = 60 * 60_000

const latest = { kind: 'deposit', page: 1, size: 10 } as const

type Api = Pick<PaymentsCalls, 'operation'> & Pick<HistoriesCalls, 'operations'>

/** What is read from other stores. */
interface Context {
  session: Pick<Stores['session'], 'user' | 'load'>
  http: Pick<Stores['http'], 'now'> & { absent: Pick<Stores['http']['absent'], 'has'> }
  manifest: { platform?: Stores['manifest']['platform'] | undefined }
}

/**
 * The deposit that a return address or the page after a deposit is about, as the platform knows it: the one that this tab
 * made, else the player’s latest one of the last hour that they have not been shown.
 */
export class ReturnedDeposit {
  known: DepositKnowledge = 'loading'
  /** Whether the platform is being asked. */
  isBusy = false
  readonly #api: Api
  readonly #context: Context
  readonly #browser: Pick<Browser, 'shared' | 'isVisible'>
  readonly #records: PaymentRecords
  /** Whose deposit `known` is. */
  #userId: User['id'] | undefined
  #followers = 0
  #readings = 0
  #stop = () => {}

  constructor(api: Api, context: Context, browser: Pick<Browser, 'shared' | 'tab' | 'isVisible'>) {
    this.#api = api
    this.#context = context
    this.#browser = browser
    this.#records = new PaymentRecords(browser.shared, browser.tab)
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

  /** Takes a deposit that a call has just returned, so that it is not read. */
  receive(operation: PaymentOperation) {
    const { currency = '' } = this.#context.session.user ?? {}
    this.#userId = this.#context.session.user?.id
    this.known = fromPayment(operation, { amount: undefined, currency, time: this.#context.http.now() })
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
    this.known = 'loading'
    if (typeof known === 'string' || !isOver(known) || this.#userId !== this.#context.session.user?.id) return
    this.#records.markShown('deposit')
    this.keepShown(known.time)
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
    if (!session.user) return this.take('none')
    const timer = setTimeout(() => isCurrent() && this.known === 'loading' && this.take('none'), loadingForMs)
    const wasWaiting = this.isWaiting
    this.isBusy = true
    const found = await this.find(session.user.id)
    clearTimeout(timer)
    if (!isCurrent()) return
    // A reading that failed does not take back what an earlier one said.
    this.take(wasWaiting && typeof found === 'string' ? this.known : found)
  }

  private take(known: DepositKnowledge) {
    this.known = known
    this.isBusy = false
  }

  private async find(userId: User['id']): Promise<DepositKnowledge> {
    const own = this.#records.onPaymentPage(userId) ?? this.#records.unshown(userId)
    const made = own?.direction === 'deposit' ? await this.readOwn(own) : 'unreadable'
    if (typeof made !== 'string') return made
    const listed = await this.readLatest(userId, own?.direction === 'deposit' ? own : null)
    return listed === 'unreadable' ? made : listed
  }

  /** Reads a deposit that this tab made. A platform that is not known to keep the status of payments says nothing by 404. */
  private async readOwn(own: PaymentRecord): Promise<DepositKnowledge> {
    try {
      const operation = await withTimeout(this.#api.operation(own.key))
      const isOwn = isNamed(operation) && [own.key, ''].includes(operation.key) && operation.direction !== 'withdrawal'
      return isOwn ? fromPayment(operation, own) : 'none'
    } catch (error) {
      const { manifest, http } = this.#context
      const trust = trustOf(manifest.platform, http.absent.has('GET /payments/operations/{key}'))
      return isAbsent(error) || (isGone(error) && trust !== 'status') ? 'unreadable' : 'none'
    }
  }

  /** Returns the latest deposit that the player may be waiting to hear of; with `own`, only one of the same amount. */
  private async readLatest(userId: User['id'], own: PaymentRecord | null): Promise<DepositKnowledge> {
    try {
      const { rows } = await withTimeout(this.#api.operations(latest))
      const since = Math.max(this.#context.http.now() - newForMs, depositsShownUntil(this.#browser.shared, userId))
      const [first] = rows
        .filter(({ kind, amount, currency }) => {
          const isSame = !own || (amount === own.amount && [own.currency, ''].includes(currency))
          return kind === 'deposit' && isSame
        })
        .map(fromHistory)
        .filter(({ time }) => time > since)
        .sort((one, other) => other.time - one.time)
      return first ?? 'none'
    } catch (error) {
      return isAbsent(error) ? 'unreadable' : 'none'
    }
  }
}

/** Whether the platform does not have the call. */
const isAbsent = (error: unknown) => error instanceof ApiError && error.isAbsent

/** `known`: what is known of it besides. */
const fromPayment = (
  { status, amount, currency, reason, at }: PaymentOperation,
  known: Pick<KnownDeposit, 'amount' | 'currency' | 'time'>,
): KnownDeposit => ({
  status,
  amount: amount ?? known.amount,
  currency: currency || known.currency,
  reason,
  time: at === undefined ? known.time : Date.parse(at),
})

const statusOf = { pending: 'processing', completed: 'done', failed: 'failed', cancelled: 'cancelled' } as const

const fromHistory = ({ status, amount, currency, at }: AccountOperation): KnownDeposit => ({
  status: statusOf[status],
  amount,
  currency,
  time: Date.parse(at),
})

export const returnedDeposit = (stores: Stores) =>
  new ReturnedDeposit({ ...paymentsCalls(stores.http), ...historiesCalls(stores.http) }, stores, thisBrowser())
