import type { PaymentOperation, User } from '#api'
import { makeObservable, observable, runInAction } from 'mobx'
import type { Browser } from '#engine/data/browser.ts'
import type { Release } from '#engine/data/locks.ts'
import { unknownForMs, userHash } from '#engine/data/once/pending-writes.ts'
import { fromOperation, type Operation, type Payment } from './payment.ts'
import { newKey, type PaymentRecord, PaymentRecords, type PaymentRequest } from './payment-records.ts'
import type { Trust } from './trust.ts'

/**
 * The payment with a key that only this tab uses (`isUsed`: a request may have been sent under it), or the payment in progress
 * that the player has to be asked about first (`isUnknown`: nobody knows whether it was made).
 */
type Claim = { payment: Payment; isUsed: boolean } | { inProgress: Payment; isUnknown: boolean }

interface ClaimOptions {
  /** Whether the player confirmed that another payment is made beside the one in progress. */
  another: boolean
  trust: Trust
  /** A deposit that waits for its payment page. */
  unpaid: Operation | undefined
}

/** Coordinates which tab works on which payment. A tab holds one key at most. */
export class PaymentTabs {
  /** A payment that another tab works on. */
  inOtherTab: Payment | null = null
  readonly records: PaymentRecords
  #held: { key: string; release: Release } | null = null
  /** The keys of other tabs that this one waits for. */
  readonly #awaited = new Set<string>()

  constructor(browser: Browser) {
    this.records = new PaymentRecords(browser)
    makeObservable(this, { inOtherTab: observable })
  }

  /**
   * Stores a payment to be sent, under a new key or, where the platform keeps the status of payments, one that nothing may have
   * been made under. Unless `another` payment is allowed, the player is asked first about a deposit that is not paid, a payment
   * that another tab works on, or one of a short time ago, of any amount, whose outcome is unknown.
   */
  async claim(
    userId: User['id'],
    payment: Payment,
    request: PaymentRequest,
    { another, trust, unpaid }: ClaimOptions,
  ): Promise<Claim> {
    if (unpaid && !another && payment.direction === 'deposit')
      return { inProgress: fromOperation(unpaid), isUnknown: false }
    const reusesKeys = trust === 'status'
    return this.records.once.exclusively(async () => {
      const before = this.#held
      const { inOtherTab, own } = await this.#survey(userId, true)
      const open = inOtherTab ?? (reusesKeys ? null : this.#unknownBefore(userId, payment))
      if (open && !another) {
        // What this tab takes over only while it asks is free for other tabs again.
        if (own && !before) this.#release(own.key)
        return { inProgress: fromRecord(open), isUnknown: open !== inOtherTab }
      }
      const reused = reusesKeys ? own : null
      if (own && !reused) this.#release(own.key)
      const record = { ...recordOf(userId, payment), key: reused?.key ?? newKey() }
      if (!reused) await this.#hold(record.key)
      this.records.put(record, request)
      return { payment: fromRecord(record), isUsed: reused !== null }
    })
  }

  /** Updates `inOtherTab`. With `takesOver`, this tab works on the latest payment that no tab works on, which is returned. */
  async refresh(userId: User['id'], takesOver: boolean): Promise<Payment | null> {
    const { inOtherTab, own } = await this.records.once.exclusively(() => this.#survey(userId, takesOver))
    runInAction(() => (this.inOtherTab = inOtherTab && fromRecord(inOtherTab)))
    if (inOtherTab) void this.#refreshOnceFree(userId, inOtherTab.key)
    if (!takesOver || !own) return null
    if (!own.isDismissed) return fromRecord(own)
    this.#release(own.key)
    return null
  }

  /** Ends the work on a payment whose outcome is known. */
  settle(key: string, made?: Pick<PaymentOperation, 'status'>) {
    this.records.settle(key, made)
    this.#release(key)
  }

  /** Ends the work on a payment that leaves the screen. `onPaymentPage`: whether the player goes there. */
  leave(key: string, { isDismissed, onPaymentPage }: { isDismissed: boolean; onPaymentPage: boolean }) {
    if (!onPaymentPage) this.records.markShown()
    if (isDismissed) this.records.dismiss(key)
    this.#release(key)
  }

  /** Returns a payment of the last minutes in the same direction, whose outcome is unknown. */
  #unknownBefore(userId: User['id'], { direction, startedAt }: Payment): PaymentRecord | null {
    const isRecent = (record: PaymentRecord) => record.direction === direction && startedAt - record.time < unknownForMs
    return this.records.once.pending.ofUser(userId).find(isRecent) ?? null
  }

  async #refreshOnceFree(userId: User['id'], key: string) {
    if (this.#awaited.has(key)) return
    this.#awaited.add(key)
    const release = await this.records.once.wait(key)
    this.#awaited.delete(key)
    release()
    await this.refresh(userId, false)
  }

  /**
   * Returns the first of the player’s payments that another tab works on, and the one that this tab works on; with `takesOver`,
   * from now on the first that no tab works on. Dismissed ones come last.
   */
  async #survey(userId: User['id'], takesOver: boolean) {
    let inOtherTab: PaymentRecord | null = null
    let own: PaymentRecord | null = null
    const { once } = this.records
    const records = once.pending
      .ofUser(userId)
      .sort((a, b) => Number(a.isDismissed ?? false) - Number(b.isDismissed ?? false))
    for (const record of records) {
      const isOwn = this.#held?.key === record.key || (takesOver && !this.#held && (await this.#hold(record.key)))
      if (isOwn) own = record
      else if (!(await once.isFree(record.key))) inOtherTab ??= record
    }
    return { inOtherTab, own }
  }

  async #hold(key: string): Promise<boolean> {
    const release = await this.records.once.claim(key)
    if (release) this.#held = { key, release }
    return release !== null
  }

  #release(key: string) {
    if (this.#held?.key !== key) return
    this.#held.release()
    this.#held = null
  }
}

const recordOf = (userId: User['id'], { direction, methodId, amount, currency, startedAt }: Payment) => ({
  user: userHash(userId),
  direction,
  method: methodId,
  amount,
  currency,
  time: startedAt,
})

/** Converts a stored record. */
const fromRecord = ({ key, direction, method, amount, currency, time }: PaymentRecord): Payment => ({
  key,
  direction,
  methodId: method,
  amount,
  currency,
  startedAt: time,
})
