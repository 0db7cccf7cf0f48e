import { delay, retryUntilResponse } from '../retry.ts'
import type { OnceCall, Outcome, Policy, Progress } from './policy.ts'

/** Sends a call. */
type Send<Answer> = () => Promise<Answer>

/**
 * Makes one call at most once, and asks the server until the outcome is known. Requires that only this tab works on it.
 * Never rejects: a failure is part of the outcome.
 *
 * - Sent: made, refused, or the server is asked.
 * - The server is asked: made, refused, sent if the policy allows it, or unknown.
 * - Unknown: the server is asked for some time whether the call has arrived, then it is made.
 */
export class Attempt<Answer, Made> {
  readonly #call: OnceCall<Answer, Made>
  readonly #policy: () => Policy
  readonly #onProgress: (progress: Progress<Made>) => void
  /** Identifies the current watch for a late arrival. */
  #watch = 0

  /** `policy` is called at each step: what is known of the platform may change meanwhile. */
  constructor(
    call: OnceCall<Answer, Made>,
    policy: () => Policy,
    onProgress: (progress: Progress<Made>) => void = () => undefined,
  ) {
    this.#call = call
    this.#policy = policy
    this.#onProgress = onProgress
  }

  /** Sends a call that was not sent before. */
  perform(send: Send<Answer>): Promise<Outcome<Made>> {
    return this.#sendCall(send, true)
  }

  /**
   * Asks the server for the outcome. If nothing was made, sends the call when the player asked for it (`isRequested`) or the
   * policy repeats it by itself. `send`: null if the call cannot be sent.
   */
  ask(send: Send<Answer> | null, isRequested = false): Promise<Outcome<Made>> {
    return this.#ask(send, isRequested)
  }

  /** Asks the server and believes its first response: null if it has nothing, undefined if it does not say. */
  async read(): Promise<Made | null | undefined> {
    const policy = this.#policy()
    const { askForMs } = policy
    try {
      return await (askForMs === undefined ? this.#call.read() : retryUntilResponse(this.#call.read, askForMs))
    } catch (error) {
      return policy.saysNothing?.(error) ? null : undefined
    }
  }

  /** Ends the watch for a late arrival. */
  stop() {
    this.#watch++
  }

  async #sendCall(send: Send<Answer>, isFirst: boolean): Promise<Outcome<Made>> {
    this.#onProgress({ stage: 'sent', isSlow: false })
    try {
      const made = await this.#call.accept(await this.#answerOrFound(send), () => this.#find())
      return this.#end({ stage: 'made', made })
    } catch (error) {
      if (this.#policy().isRefusalAtOnce(error, isFirst)) return this.#end({ stage: 'refused', error })
      return this.#ask(isFirst ? send : null, false, error)
    }
  }

  /** `error`: why the call failed, if it was sent. */
  async #ask(send: Send<Answer> | null, isRequested: boolean, error?: unknown): Promise<Outcome<Made>> {
    this.stop()
    this.#onProgress({ stage: 'asking', error })
    const made = await this.#find()
    if (isThere(made)) return this.#end({ stage: 'made', made })
    const hasNothing = made === null
    const policy = this.#policy()
    if (error !== undefined && policy.isRefusalAfterAsking(error, hasNothing))
      return this.#end({ stage: 'refused', error })
    const isAllowed = hasNothing || policy.repeatsWithoutProof
    if (send && isAllowed && (isRequested || policy.repeatsByItself?.())) return this.#sendCall(send, false)
    const outcome = this.#end({ stage: 'unknown', hasNothing, error })
    if (policy.whileUnknown) void this.#watchFor(policy.whileUnknown)
    return outcome
  }

  /** Returns the response, or what the server has if the response is slow. */
  async #answerOrFound(send: Send<Answer>): Promise<Answer | Made> {
    const { whileSlow } = this.#policy()
    if (!whileSlow) return send()
    let isOver = false
    const found = async (): Promise<Made> => {
      for (let ms = whileSlow.afterMs; ; ms = whileSlow.everyMs) {
        await delay(ms)
        if (isOver) return never
        this.#onProgress({ stage: 'sent', isSlow: true })
        const made = await this.#readQuietly()
        if (isThere(made)) return made
      }
    }
    try {
      return await Promise.race([send(), found()])
    } finally {
      isOver = true
    }
  }

  /** As `read`, but a server that has nothing is asked once more where the policy says so. */
  async #find(): Promise<Made | null | undefined> {
    const made = await this.read()
    const confirmAfterMs = made === null ? this.#policy().confirmAfterMs?.() : undefined
    if (confirmAfterMs === undefined) return made
    await delay(confirmAfterMs)
    return this.read()
  }

  async #watchFor({ everyMs, forMs }: NonNullable<Policy['whileUnknown']>) {
    const watch = ++this.#watch
    for (let waited = 0; waited < forMs && watch === this.#watch; waited += everyMs) {
      await delay(everyMs)
      const made = watch === this.#watch ? await this.#readQuietly() : undefined
      if (watch === this.#watch && isThere(made)) return void this.#end({ stage: 'made', made })
    }
  }

  #readQuietly(): Promise<Made | null | undefined> {
    return this.#call.read().catch(() => undefined)
  }

  #end(outcome: Outcome<Made>): Outcome<Made> {
    this.#onProgress(outcome)
    return outcome
  }
}

const isThere = <Made>(made: Made | null | undefined): made is Made => made !== null && made !== undefined

const never = new Promise<never>(() => undefined)
