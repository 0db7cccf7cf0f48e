import { ApiError, NotSent } from '../api-error.ts'
import type { Browser } from '../browser.ts'
import { answerTimeoutMs } from '../resource.ts'
import { isProvenRefusal, isRefused } from '../retry.ts'
import { Attempt } from './attempt.ts'
import { hashOf, type PendingWrite, unknownForMs, userHash } from './pending-writes.ts'
import { Once } from './once.ts'
import type { Policy } from './policy.ts'

/** A write for which the platform has no idempotency key. */
export interface SingleWrite<T> {
  /** What is written: two writes of a kind are the same if their subjects are. */
  subject: string
  send(): Promise<T>
  /**
   * Asks the server for what was written at or after `since`, in milliseconds since 1970; null if it has nothing,
   * undefined if it does not say. Never rejects.
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
  /** Whether the server sent no error whose text could be shown. */
  readonly hasNoMessage: boolean

  constructor(refusal?: ApiError) {
    // Platforms use numeric codes, so `unknown` cannot clash with one.
    super('The outcome is unknown', undefined, refusal?.body ?? { code: 'unknown' as never })
    this.hasNoMessage = refusal?.body === undefined
    this.retryAfterMs = refusal?.retryAfterMs
  }
}

/**
 * A refusal may mean that another tab has already made the same write, so the server is asked before it counts. Nothing is
 * sent again automatically.
 */
const policy: Policy = {
  whileSlow: { afterMs: answerTimeoutMs, everyMs: answerTimeoutMs },
  isRefusalAtOnce: (error) => error instanceof NotSent,
  isRefusalAfterAsking: isProvenRefusal,
}

/**
 * Writes of one kind, each sent by one tab and once. After an unclear response the server is asked. If it does not say that
 * the write was made, the outcome is unknown for ten minutes, over reloads and in every tab: within them, the write is sent
 * again only after the player saw that its outcome is unknown and repeated it.
 */
export class SingleWrites {
  readonly #context: WriteContext
  readonly #once: Once
  /** The key of the write that the player was shown as unknown: the player’s next attempt is their consent to send it again. */
  #shownUnknown: string | null = null

  constructor(kind: string, context: WriteContext) {
    this.#context = context
    this.#once = new Once(context.browser, kind, ({ time }) => Math.abs(context.now() - time) < unknownForMs)
  }

  /** Whether the outcome of a write is unknown. */
  isOpen(subject: string): boolean {
    return this.#once.pending.get(this.#pendingOf(subject).key) !== null
  }

  /** Called when the player no longer sees that an outcome is unknown: they see it again before the write is sent again. */
  forgetShown() {
    this.#shownUnknown = null
  }

  /** Makes a write. Rejects with an `ApiError`; with an `UnknownOutcome` if it may have been made. */
  async perform<T>(write: SingleWrite<T>): Promise<T> {
    const pending = this.#pendingOf(write.subject)
    const { key } = pending
    const isConfirmed = this.#shownUnknown === key
    this.#shownUnknown = null
    const own = await this.#once.claim(key)
    const release = own ?? (await this.#once.wait(key))
    try {
      return await this.#performAlone(write, pending, isConfirmed, own === null)
    } finally {
      release()
    }
  }

  /** `mayBeMade`: another tab may just have made it. */
  async #performAlone<T>(
    write: SingleWrite<T>,
    { user, key }: Omit<PendingWrite, 'time'>,
    isConfirmed: boolean,
    mayBeMade: boolean,
  ): Promise<T> {
    const { now } = this.#context
    const { pending } = this.#once
    const before = pending.get(key)
    let since = before?.time ?? now() - unknownForMs
    const send = () => {
      since = before?.time ?? now()
      pending.put({ user, key, time: now() })
      return write.send()
    }
    const call = { accept: async (answer: T) => answer, read: () => write.find(since) }
    const attempt = new Attempt<T, T>(call, () => policy)
    const maySend = !before || isConfirmed
    // The server is asked before a write is sent that may already have been made.
    const outcome = before || mayBeMade ? await attempt.ask(maySend ? send : null, true) : await attempt.perform(send)
    if (outcome.stage === 'made') {
      pending.remove(key)
      return outcome.made
    }
    const { error } = outcome
    if (outcome.stage === 'refused') {
      // Only this request was refused: an earlier one may still be carried out.
      if (before) this.#shownUnknown = key
      else pending.remove(key)
      throw error
    }
    this.#shownUnknown = key
    throw new UnknownOutcome(outcome.hasNothing && isRefused(error) ? error : undefined)
  }

  #pendingOf(subject: string): Omit<PendingWrite, 'time'> {
    const user = userHash(this.#context.userId() ?? '')
    return { user, key: `${user}-${hashOf(subject)}` }
  }
}
