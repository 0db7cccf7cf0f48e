import type { DepositRequest, PaymentOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import type { PaymentDirection, PaymentRequest } from './payment-records.ts'
import { autoRetryWindowMs, delay, isGone, isRefused, retryUntilResponse } from '#engine/data/retry.ts'

/** When the player is told that the request takes longer; nothing is aborted. */
const slowAfterMs = 10_000
/** How often the server is asked for an unresolved payment. */
const pollIntervalMs = 5000
/** How long the server is asked whether a lost request has arrived after all. */
const mayArriveForMs = 120_000

/**
 * The state of a payment: `unknown` while it may have been carried out or not, `done` once the server has it, `failed`
 * if it was refused or came to nothing.
 */
export interface Progress {
  stage: 'draft' | 'sent' | 'unknown' | 'done' | 'failed'
  /** Whether the response is slow. */
  isSlow?: boolean
  /** Whether the server had nothing under the key when it was last asked: nothing has been carried out so far. */
  isAbsent?: boolean
  operation?: PaymentOperation | undefined
  error?: unknown
}

interface Calls {
  send: (request: PaymentRequest) => Promise<PaymentOperation>
  read: () => Promise<PaymentOperation>
}

/** Returns the calls of one payment. */
export const callsWithKey = (api: PaymentsCalls, direction: PaymentDirection, key: string): Calls => ({
  send: (request) =>
    direction === 'deposit' ? api.deposit(key, request as DepositRequest) : api.withdraw(key, request),
  read: () => api.operation(key),
})

/**
 * One payment under one key, from the first request until its outcome is known. Requires that only this tab uses the
 * key.
 */
export class PaymentRun {
  private readonly calls: Calls
  private readonly startedAt: number
  private readonly tell: (progress: Progress) => void
  private turn = 0

  /** `startedAt`: when the player clicked, in milliseconds since 1970. */
  constructor(calls: Calls, startedAt: number, tell: (progress: Progress) => void) {
    this.calls = calls
    this.startedAt = startedAt
    this.tell = tell
  }

  /** Sends the request. If the key was used before, checks first that the server has nothing under it. */
  async start(request: PaymentRequest, isUsed: boolean): Promise<void> {
    return isUsed ? this.recall(request, true) : this.send(request, true)
  }

  /**
   * Asks the server for the outcome. If it has nothing, sends `request` when the player asked for it (`isAsked`) or
   * clicked a short time ago.
   */
  async recall(request: PaymentRequest | null, isAsked = false, error?: unknown): Promise<void> {
    this.turn++
    this.tell({ stage: 'unknown', error })
    const found = await this.find()
    if (found) return this.settle(found)
    if (found === undefined) return
    if (isRefused(error) && !isStale(error)) return this.tell({ stage: 'failed', error })
    if (request && (isAsked || Date.now() - this.startedAt < autoRetryWindowMs)) return this.send(request, false)
    this.tell({ stage: 'unknown', isAbsent: true, error })
    void this.awaitArrival()
  }

  /** Stops polling. */
  stop() {
    this.turn++
  }

  private async send(request: PaymentRequest, mayRepeat: boolean): Promise<void> {
    this.tell({ stage: 'sent' })
    try {
      this.settle(await this.answer(request))
    } catch (error) {
      if (isPlainRefusal(error)) return this.tell({ stage: 'failed', error })
      await this.recall(mayRepeat ? request : null, false, error)
    }
  }

  /** Returns the response, or the state that polling finds if the response is slow. */
  private async answer(request: PaymentRequest): Promise<PaymentOperation> {
    let over = false
    const meanwhile = async () => {
      await delay(slowAfterMs)
      if (over) return never()
      this.tell({ stage: 'sent', isSlow: true })
      for (;;) {
        const found = await this.calls.read().catch(() => undefined)
        if (found || over) return found ?? never()
        await delay(pollIntervalMs)
      }
    }
    try {
      return await Promise.race([this.calls.send(request), meanwhile()])
    } finally {
      over = true
    }
  }

  /** Returns what the server has under the key; null if nothing, undefined if it cannot be reached. */
  private find(): Promise<PaymentOperation | null | undefined> {
    return retryUntilResponse(this.calls.read).catch((error: unknown) => (isGone(error) ? null : undefined))
  }

  private async awaitArrival() {
    const turn = ++this.turn
    for (let waited = 0; waited < mayArriveForMs; waited += pollIntervalMs) {
      await delay(pollIntervalMs)
      const found = turn === this.turn ? await this.calls.read().catch(() => undefined) : undefined
      if (turn !== this.turn) return
      if (found) return this.settle(found)
    }
  }

  private settle(operation: PaymentOperation) {
    this.tell(endOf(operation))
  }
}

const never = () => new Promise<never>(() => undefined)

/** Whether an operation failed or was cancelled. */
export const isLost = ({ status }: PaymentOperation) => status === 'failed' || status === 'cancelled'

/** Returns the progress for an operation the server has. */
export const endOf = (operation: PaymentOperation) => ({
  stage: isLost(operation) ? ('failed' as const) : ('done' as const),
  operation,
})

/**
 * Whether a refusal is final. A missing session or a key already in use does not prove that nothing was made under the
 * key.
 */
const isPlainRefusal = (error: unknown) =>
  isRefused(error) && ![401, 403, 408, 409, 419, 425].includes((error as ApiError).status ?? 0)

/** Whether the XSRF token was out of date; the response brought a new one. */
const isStale = (error: unknown) => error instanceof ApiError && error.status === 419
