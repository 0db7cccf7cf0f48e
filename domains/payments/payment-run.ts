import type { DepositRequest, PaymentOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { Attempt } from '#engine/data/once/attempt.ts'
import type { OnceCall, Policy, Progress } from '#engine/data/once/policy.ts'
import { answerTimeoutMs } from '#engine/data/resource.ts'
import { autoRetryWindowMs, isGone, isRefused } from '#engine/data/retry.ts'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import { complete, isNamed, type Payment, type PaymentState, stateOf } from './payment.ts'
import type { PaymentRequest } from './payment-records.ts'
import { isFinal, type Trust } from './trust.ts'

/** When the player is told that the request takes longer; nothing is aborted. */
const slowAfterMs = 10_000
/** How often the server is asked for an unresolved payment. */
const pollIntervalMs = 5000
/** When a server that has nothing under a key is asked again: a copy of its data may be late. */
const confirmAfterMs = 1000
/** How long the server is asked whether a lost request has arrived after all. */
const mayArriveForMs = 120_000

/**
 * What may be concluded of a payment, and repeated. That the server has nothing counts only on a platform that keeps the
 * status of payments. Another platform is asked no longer than one response may take.
 */
const policyOf = (trust: Trust, { startedAt }: Payment): Policy => ({
  whileSlow: { afterMs: slowAfterMs, everyMs: pollIntervalMs },
  isRefusalAtOnce: (error, isFirst) => isFinal(error, trust, isFirst),
  isRefusalAfterAsking: (error, hasNothing) => hasNothing && isRefused(error) && !isStale(error),
  askForMs: trust === 'status' ? Infinity : answerTimeoutMs,
  saysNothing: (error) => trust === 'status' && isGone(error) && !isCallAbsent(error),
  confirmAfterMs: () => confirmAfterMs,
  repeatsWithoutProof: trust === 'key',
  repeatsByItself: () => Date.now() - startedAt < autoRetryWindowMs,
  whileUnknown: { everyMs: pollIntervalMs, forMs: mayArriveForMs },
})

/** One payment under one key, until its outcome is known. Requires that only this tab uses the key. */
export class PaymentRun {
  readonly #api: PaymentsCalls
  readonly #payment: Payment
  readonly #attempt: Attempt<PaymentOperation | undefined, PaymentOperation>

  /** `trust` is called at each step. `onState` is called for each state. */
  constructor(api: PaymentsCalls, payment: Payment, trust: () => Trust, onState: (state: PaymentState) => void) {
    this.#api = api
    this.#payment = payment
    this.#attempt = new Attempt(
      callOf(api, payment, trust),
      () => policyOf(trust(), payment),
      (progress) => onState(stateFrom(progress, payment)),
    )
  }

  /** Sends the first request under the key. */
  async perform(request: PaymentRequest) {
    await this.#attempt.perform(() => this.#post(request))
  }

  /**
   * Asks the server for the outcome. Where it is known to have nothing, or to make one operation per key, sends `request`
   * when the player asked for it (`isRequested`) or started the payment a short time ago.
   */
  async ask(request: PaymentRequest | null, isRequested = false) {
    await this.#attempt.ask(request && (() => this.#post(request)), isRequested)
  }

  /** Stops asking the server. */
  stop() {
    this.#attempt.stop()
  }

  #post(request: PaymentRequest): Promise<PaymentOperation | undefined> {
    const { direction, key } = this.#payment
    return direction === 'deposit'
      ? this.#api.deposit(key, request as DepositRequest)
      : this.#api.withdraw(key, request)
  }
}

/**
 * A response that cannot be read says that the payment was made, unless a platform that keeps the status of payments has
 * nothing of it.
 */
const callOf = (
  api: Pick<PaymentsCalls, 'operation'>,
  { key }: Payment,
  trust: () => Trust,
): OnceCall<PaymentOperation | undefined, PaymentOperation> => ({
  async accept(answer, find) {
    if (answer && isNamed(answer)) return answer
    const found = trust() === 'status' ? await find() : undefined
    if (found === null) throw new ApiError('The response is not a payment')
    return found ?? answer ?? accepted
  },
  async read() {
    const found = await api.operation(key)
    if (isNamed(found)) return found
    throw new ApiError('The response is not a payment', 200)
  },
})

/** Returns what the screen shows: while the server is asked, the outcome is unknown. */
function stateFrom(progress: Progress<PaymentOperation>, payment: Payment): PaymentState {
  switch (progress.stage) {
    case 'sent':
      return progress
    case 'asking':
      return { stage: 'unknown', error: progress.error }
    case 'made':
      return stateOf(complete(progress.made, payment))
    case 'refused':
      return { stage: 'failed', error: progress.error }
    case 'unknown':
      return { stage: 'unknown', isAbsent: progress.hasNothing, error: progress.error }
  }
}

/** Whether the platform does not have the call: that says nothing of the payment. */
const isCallAbsent = (error: unknown) => error instanceof ApiError && error.isAbsent

const accepted: PaymentOperation = { key: '', currency: '', status: 'pending' }

/** Whether the XSRF token was out of date; the response brought a new one. */
const isStale = (error: unknown) => error instanceof ApiError && error.status === 419
