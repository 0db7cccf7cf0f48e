import type { PaymentOperation, User } from '#api'
import { makeObservable, observable, runInAction } from 'mobx'
import { fromRecord, type PaymentInProgress } from './current-payment.ts'
import type { Release } from '#engine/data/locks.ts'
import type { Browser } from '#engine/data/browser.ts'
import { unknownForMs, intentionName } from '#engine/data/once/intentions.ts'
import { type PaymentRecord, PaymentRecords, newKey, paymentKind, type PaymentRequest } from './payment-records.ts'

/** A key that only this tab uses. `isUsed`: whether a request may have been sent under it. */
export interface Claim {
  record: PaymentRecord
  isUsed: boolean
}

/** A payment that comes first. `inOtherTab`: whether another tab works on it. */
interface Unresolved {
  unresolved: PaymentRecord
  inOtherTab: boolean
}

/** Coordinates which tab works on which payment. A tab holds one key at most. */
export class PaymentTabs {
  /** A payment that another tab works on. */
  inOtherTab: PaymentInProgress | null = null
  readonly records: PaymentRecords
  private readonly browser: Browser
  private held: { key: string; release: Release } | null = null
  private readonly awaited = new Set<string>()

  constructor(browser: Browser) {
    this.browser = browser
    this.records = new PaymentRecords(browser.shared, browser.tab)
    makeObservable(this, { inOtherTab: observable })
  }

  /**
   * Stores a payment to be sent, under a new key or, with `reusesKeys`, one that nothing may have been made under. Returns
   * a record that comes first instead, unless `another` payment is allowed: one that another tab works on, or a payment of a
   * short time ago, of any amount, whose outcome is unknown.
   */
  begin(
    userId: User['id'],
    details: Omit<PaymentRecord, 'key'>,
    request: PaymentRequest,
    { another, reusesKeys }: { another: boolean; reusesKeys: boolean },
  ): Promise<Claim | Unresolved> {
    return this.exclusively(async () => {
      const before = this.held
      const { inOtherTab, spare } = await this.survey(userId)
      const unresolved = inOtherTab ?? (reusesKeys ? null : this.unknownBefore(userId, details))
      if (unresolved && !another) {
        if (spare && !before) this.release(spare.key)
        return { unresolved, inOtherTab: unresolved === inOtherTab }
      }
      const reused = reusesKeys ? spare : null
      if (spare && !reused) this.release(spare.key)
      const record = { ...details, key: reused?.key ?? newKey() }
      if (!reused) await this.hold(record.key)
      this.records.put(record, request)
      return { record, isUsed: reused !== null }
    })
  }

  /** Updates `inOtherTab`, and, with `mayHold`, takes over the latest payment that no tab works on. */
  async refresh(userId: User['id'], mayHold: boolean): Promise<PaymentRecord | null> {
    const { inOtherTab, spare } = await this.exclusively(() => this.survey(userId, mayHold))
    runInAction(() => (this.inOtherTab = inOtherTab && fromRecord(inOtherTab)))
    if (inOtherTab) void this.refreshOnceFree(userId, inOtherTab.key)
    if (!mayHold) return null
    if (!spare?.isDismissed) return spare
    this.release(spare.key)
    return null
  }

  /** Ends the work on a payment whose outcome is known. */
  settle(key: string, made?: Pick<PaymentOperation, 'status'>) {
    this.records.settle(key, made)
    this.release(key)
  }

  /** Ends the work on a payment that leaves the screen. `onPaymentPage`: whether the player goes there. */
  leave(key: string, { isDismissed, onPaymentPage }: { isDismissed: boolean; onPaymentPage: boolean }) {
    if (!onPaymentPage) this.records.markShown()
    if (isDismissed) this.records.dismiss(key)
    this.release(key)
  }

  /** Releases the key for other tabs. */
  release(key: string) {
    if (this.held?.key !== key) return
    this.held.release()
    this.held = null
  }

  private unknownBefore(userId: User['id'], next: Omit<PaymentRecord, 'key'>): PaymentRecord | null {
    const isRecent = ({ direction, time }: PaymentRecord) =>
      direction === next.direction && next.time - time < unknownForMs
    return this.records.of(userId).find(isRecent) ?? null
  }

  private async refreshOnceFree(userId: User['id'], key: string) {
    if (this.awaited.has(key)) return
    this.awaited.add(key)
    const release = await this.browser.wait(intentionName(paymentKind, key))
    this.awaited.delete(key)
    release()
    await this.refresh(userId, false)
  }

  private async exclusively<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.browser.wait(intentionName(paymentKind))
    return work().finally(release)
  }

  private async survey(userId: User['id'], mayHold = true) {
    let inOtherTab: PaymentRecord | null = null
    let spare: PaymentRecord | null = null
    for (const record of this.byNeed(userId)) {
      if (this.held?.key === record.key || (mayHold && !this.held && (await this.hold(record.key)))) spare = record
      else if (!(await this.isFree(record.key))) inOtherTab ??= record
    }
    return { inOtherTab, spare }
  }

  /** Unknown outcomes first, then dismissed ones. */
  private byNeed(userId: User['id']): PaymentRecord[] {
    const all = this.records.of(userId)
    return [...all.filter(({ isDismissed }) => !isDismissed), ...all.filter(({ isDismissed }) => isDismissed)]
  }

  private async hold(key: string): Promise<boolean> {
    const release = await this.browser.claim(intentionName(paymentKind, key))
    if (release) this.held = { key, release }
    return release !== null
  }

  private async isFree(key: string): Promise<boolean> {
    const release = await this.browser.claim(intentionName(paymentKind, key))
    release?.()
    return release !== null
  }
}
