import type { DepositRequest, PaymentOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import type { PaymentDirection, PaymentRequest } from './money-records.ts'
import { isGone, isRefused, pause, sameWishMs, untilAnswered } from '#engine/data/until-answered.ts'

/** After so long without an answer the player is told that it goes on; nothing is given up. */
const slowAfterMs = 10_000
const lookEveryMs = 5000
/** For so long is the server asked whether a request arrived after all. */
const mayArriveMs = 120_000

/** How a payment stands: `unknown` while it may have been carried out or not, `done` once the server has it, `failed` where it was refused or came to nothing. */
export interface Progress {
  stage: 'draft' | 'sent' | 'unknown' | 'done' | 'failed'
  /** Whether the answer takes long. */
  isSlow?: boolean
  /** Whether the server had nothing under the key when it was last asked: nothing was carried out so far. */
  isAbsent?: boolean
  operation?: PaymentOperation | undefined
  error?: unknown
}

interface Calls {
  send: (request: PaymentRequest) => Promise<PaymentOperation>
  read: () => Promise<PaymentOperation>
}

/** The calls of one payment. */
export const callsUnder = (api: PaymentsCalls, direction: PaymentDirection, key: string): Calls => ({
  send: (request) =>
    direction === 'deposit' ? api.deposit(key, request as DepositRequest) : api.withdraw(key, request),
  read: () => api.operation(key),
})

/** One payment under one key, from the first sending until its outcome is known. Run it while this tab alone has the key. */
export class PaymentRun {
  private readonly calls: Calls
  private readonly startedAt: number
  private readonly tell: (progress: Progress) => void
  private turn = 0

  /** `startedAt`: when the player gave the word, in milliseconds since 1970. */
  constructor(calls: Calls, startedAt: number, tell: (progress: Progress) => void) {
    this.calls = calls
    this.startedAt = startedAt
    this.tell = tell
  }

  /** Sends it; where the key was used before, once the server is known to have nothing under it. */
  async start(request: PaymentRequest, isUsed: boolean): Promise<void> {
    return isUsed ? this.recall(request, true) : this.send(request, true)
  }

  /** Asks what became of it. `request` is sent where the server has nothing: at the player’s word, or soon after it. */
  async recall(request: PaymentRequest | null, isAsked = false, error?: unknown): Promise<void> {
    this.turn++
    this.tell({ stage: 'unknown', error })
    const found = await this.find()
    if (found) return this.settle(found)
    if (found === undefined) return
    if (isRefused(error) && !isStale(error)) return this.tell({ stage: 'failed', error })
    if (request && (isAsked || Date.now() - this.startedAt < sameWishMs)) return this.send(request, false)
    this.tell({ stage: 'unknown', isAbsent: true, error })
    void this.awaitArrival()
  }

  /** Asks no more. */
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

  /** The answer, or what the server says meanwhile, where the answer takes long. */
  private async answer(request: PaymentRequest): Promise<PaymentOperation> {
    let over = false
    const meanwhile = async () => {
      await pause(slowAfterMs)
      if (over) return never()
      this.tell({ stage: 'sent', isSlow: true })
      for (;;) {
        const found = await this.calls.read().catch(() => undefined)
        if (found || over) return found ?? never()
        await pause(lookEveryMs)
      }
    }
    try {
      return await Promise.race([this.calls.send(request), meanwhile()])
    } finally {
      over = true
    }
  }

  /** What the server has under the key; null where it has nothing, undefined where it cannot be asked. */
  private find(): Promise<PaymentOperation | null | undefined> {
    return untilAnswered(this.calls.read).catch((error: unknown) => (isGone(error) ? null : undefined))
  }

  private async awaitArrival() {
    const turn = ++this.turn
    for (let waited = 0; waited < mayArriveMs; waited += lookEveryMs) {
      await pause(lookEveryMs)
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

/** Whether an operation came to nothing. */
export const isLost = ({ status }: PaymentOperation) => status === 'failed' || status === 'cancelled'

/** How an operation that the server has stands. */
export const endOf = (operation: PaymentOperation) => ({
  stage: isLost(operation) ? ('failed' as const) : ('done' as const),
  operation,
})

/** Whether a refusal says all: one for want of a session, or since the key is used already, does not say that nothing was made under it. */
const isPlainRefusal = (error: unknown) =>
  isRefused(error) && ![401, 403, 408, 409, 419, 425].includes((error as ApiError).status ?? 0)

/** Whether the call’s XSRF token was out of date; the answer brought a new one. */
const isStale = (error: unknown) => error instanceof ApiError && error.status === 419
