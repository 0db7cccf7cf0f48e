import type { DepositRequest, PaymentOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { responseOrPolled } from '#engine/data/polling.ts'
import { autoRetryWindowMs, delay, isGone, isRefused, retryUntilResponse } from '#engine/data/retry.ts'
import { answerTimeoutMs } from '#engine/data/resource.ts'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import { complete, isNamed, type Operation, type PaymentInProgress, type Progress } from './current-payment.ts'
import { isFinal, type Trust } from './trust.ts'
import type { PaymentRequest } from './payment-records.ts'

/** When the player is told that the request takes longer; nothing is aborted. */
const slowAfterMs = 10_000
/** How often the server is asked for an unresolved payment. */
const pollIntervalMs = 5000
/** When a server that has nothing under a key is asked again. */
const confirmAfterMs = 1000
/** How long the server is asked whether a lost request has arrived after all. */
const mayArriveForMs = 120_000

interface Calls {
  send: (request: PaymentRequest) => Promise<PaymentOperation | undefined>
  read: () => Promise<PaymentOperation>
}

/** Returns the calls of one payment. */
const callsOf = (api: PaymentsCalls, { direction, key }: PaymentInProgress): Calls => ({
  send: (request) =>
    direction === 'deposit' ? api.deposit(key, request as DepositRequest) : api.withdraw(key, request),
  read: async () => {
    const found = await api.operation(key)
    if (isNamed(found)) return found
    throw new ApiError('The response is not a payment', 200)
  },
})

/**
 * One payment under one key, from the first request until its outcome is known. Requires that only this tab uses the
 * key. How much it may conclude and repeat depends on what the platform is known to do (`Trust`).
 */
export class PaymentRun {
  readonly #calls: Calls
  readonly #payment: PaymentInProgress
  readonly #trust: () => Trust
  readonly #tell: (progress: Progress) => void
  #turn = 0

  constructor(api: PaymentsCalls, payment: PaymentInProgress, trust: () => Trust, tell: (progress: Progress) => void) {
    this.#calls = callsOf(api, payment)
    this.#payment = payment
    this.#trust = trust
    this.#tell = tell
  }

  /** Sends the request. If the key was used before, checks first that the server has nothing under it. */
  async start(request: PaymentRequest, isUsed: boolean): Promise<void> {
    return isUsed ? this.recall(request, true) : this.send(request, true)
  }

  /**
   * Asks the server for the outcome. Where it is known to have nothing, or to make one operation per key, sends `request`
   * when the player asked for it (`isAsked`) or clicked a short time ago.
   */
  async recall(request: PaymentRequest | null, isAsked = false, error?: unknown): Promise<void> {
    this.#turn++
    this.#tell({ stage: 'unknown', error })
    const found = await this.find()
    if (found) return this.settle(found)
    const isAbsent = found === null
    if (isAbsent && isRefused(error) && !isStale(error)) return this.#tell({ stage: 'failed', error })
    const isWanted = isAsked || Date.now() - this.#payment.startedAt < autoRetryWindowMs
    if (request && isWanted && (isAbsent || this.#trust() === 'key')) return this.send(request, false)
    this.#tell({ stage: 'unknown', isAbsent, error })
    void this.awaitArrival()
  }

  /** Stops polling. */
  stop() {
    this.#turn++
  }

  private async send(request: PaymentRequest, isFirst: boolean): Promise<void> {
    this.#tell({ stage: 'sent' })
    try {
      this.settle(await this.made(await this.answer(request)))
    } catch (error) {
      if (isFinal(error, this.#trust(), isFirst)) return this.#tell({ stage: 'failed', error })
      await this.recall(isFirst ? request : null, false, error)
    }
  }

  /**
   * Returns the payment of a response that says that it was made. One that cannot be read counts as well, unless a platform
   * that keeps the status of payments has nothing of it; then it rejects.
   */
  private async made(answer: PaymentOperation | undefined): Promise<PaymentOperation> {
    if (answer && isNamed(answer)) return answer
    const found = this.#trust() === 'status' ? await this.find() : undefined
    if (found === null) throw new ApiError('The response is not a payment')
    return found ?? answer ?? accepted
  }

  /** Returns the response, or the state that polling finds if the response is slow. */
  private answer(request: PaymentRequest): Promise<PaymentOperation | undefined> {
    const poll = () => {
      this.#tell({ stage: 'sent', isSlow: true })
      return this.#calls.read().catch(() => undefined)
    }
    return responseOrPolled(this.#calls.send(request), poll, slowAfterMs, pollIntervalMs)
  }

  /**
   * Returns what the server has under the key; null if nothing, undefined if that is unknown. Only a platform that is
   * known to keep the status of payments is believed that it has nothing, and only when it says so twice: a copy of its
   * data may be late. Another platform is not waited for any longer than for one response.
   */
  private async find(): Promise<PaymentOperation | null | undefined> {
    if (this.#trust() !== 'status') return retryUntilResponse(this.#calls.read, answerTimeoutMs).catch(() => undefined)
    const found = await this.ask()
    if (found !== null) return found
    await delay(confirmAfterMs)
    return this.ask()
  }

  private ask(): Promise<PaymentOperation | null | undefined> {
    return retryUntilResponse(this.#calls.read).catch((error: unknown) =>
      isGone(error) && !isCallAbsent(error) ? null : undefined,
    )
  }

  private async awaitArrival() {
    const turn = ++this.#turn
    for (let waited = 0; waited < mayArriveForMs; waited += pollIntervalMs) {
      await delay(pollIntervalMs)
      const found = turn === this.#turn ? await this.#calls.read().catch(() => undefined) : undefined
      if (turn !== this.#turn) return
      if (found) return this.settle(found)
    }
  }

  private settle(operation: PaymentOperation) {
    this.#tell(endOf(complete(operation, this.#payment)))
  }
}

/** Whether the platform does not have the call: that says nothing of the payment. */
const isCallAbsent = (error: unknown) => error instanceof ApiError && error.isAbsent

const accepted: PaymentOperation = { key: '', currency: '', status: 'pending' }

/** Whether an operation failed or was cancelled. */
export const isLost = ({ status }: PaymentOperation) => status === 'failed' || status === 'cancelled'

/** Returns the progress for an operation the server has. */
export const endOf = (operation: Operation) => ({
  stage: isLost(operation) ? ('failed' as const) : ('done' as const),
  operation,
})

/** Whether the XSRF token was out of date; the response brought a new one. */
const isStale = (error: unknown) => error instanceof ApiError && error.status === 419
