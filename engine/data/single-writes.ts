import { ApiError, NotSent } from './api-error.ts'
import type { Browser } from './browser.ts'
import { askAgainForMs, hashOf, type Intention, Intentions, lockOf, userHash } from './intentions.ts'
import { responseOrPolled } from './polling.ts'
import { answerTimeoutMs } from './resource.ts'
import { isProvenRefusal, isRefused } from './retry.ts'

/** A write without a key that a platform could know it by. */
export interface SingleWrite<T> {
  /** What is written: two writes of a kind are the same if their subjects are. */
  subject: string
  send(): Promise<T>
  /**
   * Asks the server for what was written at or after `since`, in milliseconds since 1970; null if it has nothing,
   * undefined if it does not say.
   */
  find(since: number): Promise<T | null | undefined>
}

/** What a player’s writes of one kind need. */
export interface WriteContext {
  browser: Pick<Browser, 'shared' | 'claim' | 'wait'>
  userId(): number | string | undefined
  /** The server’s time, in milliseconds since 1970. */
  now(): number
}

/** The error of a write that may have been carried out or not. Its text is `errors:code.unknown`, or that of a refusal. */
export class UnknownOutcome extends ApiError {
  /** Whether the server said nothing that could be shown. */
  readonly isUnclear: boolean

  constructor(refusal?: ApiError) {
    // Codes of platforms are numbers: none is this one.
    super('The outcome is unknown', undefined, refusal?.body ?? { code: 'unknown' as never })
    this.isUnclear = refusal?.body === undefined
    this.retryAfterMs = refusal?.retryAfterMs
  }
}

/**
 * Writes of one kind, each sent by one tab and once. After an unclear response the server is asked; where it does not say
 * that the write was made, the outcome is unknown and stays so for ten minutes, over reloads and in every tab. Then the
 * same write is sent again only by the player who was told.
 */
export class SingleWrites {
  readonly #kind: string
  readonly #context: WriteContext
  readonly #intentions: Intentions
  /** The write whose outcome the player was told to be unknown. */
  #told: string | null = null

  constructor(kind: string, context: WriteContext) {
    this.#kind = kind
    this.#context = context
    this.#intentions = new Intentions(
      context.browser.shared,
      kind,
      ({ time }) => Math.abs(context.now() - time) < askAgainForMs,
    )
  }

  /** Whether the outcome of a write is unknown. */
  isOpen(subject: string): boolean {
    return this.#intentions.get(this.#keyOf(subject).key) !== null
  }

  /** The player is told again before the same is sent again. */
  forget() {
    this.#told = null
  }

  /** Makes a write. Rejects with an `ApiError`; with an `UnknownOutcome` if it may have been made. */
  async perform<T>(write: SingleWrite<T>): Promise<T> {
    const { browser, now } = this.#context
    const { user, key } = this.#keyOf(write.subject)
    const isSure = this.#told === key
    this.#told = null
    const lock = lockOf(this.#kind, key)
    const own = await browser.claim(lock)
    const release = own ?? (await browser.wait(lock))
    try {
      const before = this.#intentions.get(key)
      if (before || !own) {
        const found = await write.find(before?.time ?? now() - askAgainForMs)
        if (found) return this.#settle(key, found)
        if (found === undefined || (before && !isSure)) throw this.#unknown(key)
      }
      this.#intentions.put({ user, key, time: now() })
      return await this.#send(write, key, before)
    } finally {
      release()
    }
  }

  /** `before`: what was sent before and may still arrive, so that a refusal is not one of everything that was sent. */
  async #send<T>({ send, find }: SingleWrite<T>, key: string, before: Intention | null): Promise<T> {
    const since = before?.time ?? this.#context.now()
    const poll = async () => (await find(since)) ?? undefined
    try {
      return this.#settle(key, await responseOrPolled(send(), poll, answerTimeoutMs, answerTimeoutMs))
    } catch (error) {
      const found = error instanceof NotSent ? null : await find(since)
      if (found) return this.#settle(key, found)
      const isProven = isProvenRefusal(error)
      if (isProven && !before) this.#intentions.remove(key)
      // A refusal of what was sent again: the player was told of the first one already.
      if (isProven && before) this.#told = key
      throw isProven ? error : this.#unknown(key, found === null && isRefused(error) ? error : undefined)
    }
  }

  #settle<T>(key: string, made: T): T {
    this.#intentions.remove(key)
    return made
  }

  /** `refusal`: a response that proves nothing, of a server that has nothing. */
  #unknown(key: string, refusal?: ApiError): UnknownOutcome {
    this.#told = key
    return new UnknownOutcome(refusal)
  }

  #keyOf(subject: string) {
    const user = userHash(this.#context.userId() ?? '')
    return { user, key: `${user}-${hashOf(subject)}` }
  }
}
