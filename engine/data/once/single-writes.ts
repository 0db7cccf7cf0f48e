import { ApiError, NotSent } from '../api-error.ts'
import type { Browser } from '../browser.ts'
import { answerTimeoutMs } from '../resource.ts'
import { isProvenRefusal, isRefused } from '../retry.ts'
import { Attempt } from './attempt.ts'
import { hashOf, type Intention, unknownForMs, userHash } from './intentions.ts'
import { Once } from './once.ts'
import type { Policy } from './policy.ts'

/** A write without a key that a platform could know it by. */
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
  /** Whether the server said nothing that could be shown. */
  readonly isUnclear: boolean

  constructor(refusal?: ApiError) {
    // Codes of platforms are numbers: none is this one.
    super('The outcome is unknown', undefined, refusal?.body ?? { code: 'unknown' as never })
    this.isUnclear = refusal?.body === undefined
    this.retryAfterMs = refusal?.retryAfterMs
  }
}

/** Before a refusal counts, the server is asked: it may be about the same write of another tab. Nothing is sent again by itself. */
const policy: Policy = {
  whileSlow: { afterMs: answerTimeoutMs, everyMs: answerTimeoutMs },
  isRefusal: (error) => error instanceof NotSent,
  isRefusalOnceAsked: isProvenRefusal,
}

/**
 * Writes of one kind, each sent by one tab and once. After an unclear response the server is asked; where it does not say
 * that the write was made, the outcome is unknown and stays so for ten minutes, over reloads and in every tab. Then the
 * same write is sent again only by a player who was shown that.
 */
export class SingleWrites {
  readonly #context: WriteContext
  readonly #once: Once
  /** The key of the write that the player was shown as unknown: making it again confirms it. */
  #shownUnknown: string | null = null

  constructor(kind: string, context: WriteContext) {
    this.#context = context
    this.#once = new Once(context.browser, kind, ({ time }) => Math.abs(context.now() - time) < unknownForMs)
  }

  /** Whether the outcome of a write is unknown. */
  isOpen(subject: string): boolean {
    return this.#once.intentions.get(this.#keyOf(subject).key) !== null
  }

  /** The player no longer sees that an outcome is unknown: they are shown it again before the same is sent again. */
  forget() {
    this.#shownUnknown = null
  }

  /** Makes a write. Rejects with an `ApiError`; with an `UnknownOutcome` if it may have been made. */
  async perform<T>(write: SingleWrite<T>): Promise<T> {
    const subject = this.#keyOf(write.subject)
    const { key } = subject
    const isConfirmed = this.#shownUnknown === key
    this.#shownUnknown = null
    const own = await this.#once.claim(key)
    const release = own ?? (await this.#once.wait(key))
    try {
      return await this.#performAlone(write, subject, isConfirmed, own === null)
    } finally {
      release()
    }
  }

  /** `mayBeMade`: another tab may just have made it. */
  async #performAlone<T>(
    write: SingleWrite<T>,
    { user, key }: Omit<Intention, 'time'>,
    isConfirmed: boolean,
    mayBeMade: boolean,
  ): Promise<T> {
    const { now } = this.#context
    const { intentions } = this.#once
    const before = intentions.get(key)
    let since = before?.time ?? now() - unknownForMs
    const send = () => {
      since = before?.time ?? now()
      intentions.put({ user, key, time: now() })
      return write.send()
    }
    const call = { accept: async (answer: T) => answer, read: () => write.find(since) }
    const attempt = new Attempt<T, T>(call, () => policy)
    const outcome =
      before || mayBeMade ? await attempt.ask(before && !isConfirmed ? null : send, true) : await attempt.perform(send)
    if (outcome.stage === 'made') {
      intentions.remove(key)
      return outcome.made
    }
    const { error } = outcome
    if (outcome.stage === 'refused') {
      // What was sent before may still arrive: a refusal is not one of everything that was sent.
      if (before) this.#shownUnknown = key
      else intentions.remove(key)
      throw error
    }
    this.#shownUnknown = key
    throw new UnknownOutcome(outcome.hasNothing && isRefused(error) ? error : undefined)
  }

  #keyOf(subject: string): Omit<Intention, 'time'> {
    const user = userHash(this.#context.userId() ?? '')
    return { user, key: `${user}-${hashOf(subject)}` }
  }
}
