import { makeObservable, observable, runInAction } from 'mobx'
import { ofRecord, type UnderWay } from './current-payment.ts'
import type { Release } from '#engine/data/locks.ts'
import type { Browser } from '#engine/data/browser.ts'
import { type MoneyRecord, MoneyRecords, newKey, type PaymentRequest } from './money-records.ts'

const gate = 'money-operations'
const lockOf = (key: string) => `money-operation:${key}`

/** A key that only this tab uses. `isUsed`: whether a request may have been sent under it. */
interface Claim {
  record: MoneyRecord
  isUsed: boolean
}

/** Coordinates which tab works on which payment. A tab holds one key at most. */
export class MoneyTabs {
  /** A payment that another tab works on. */
  elsewhere: UnderWay | null = null
  readonly records: MoneyRecords
  private readonly browser: Browser
  private held: { key: string; release: Release } | null = null
  private readonly awaited = new Set<string>()

  constructor(browser: Browser) {
    this.browser = browser
    this.records = new MoneyRecords(browser.shared, browser.tab)
    makeObservable(this, { elsewhere: observable })
  }

  /**
   * Stores a payment to be sent, under a new key or one that nothing was made under. Returns the record another tab
   * works on instead, unless `another` payment is allowed.
   */
  begin(
    userId: number,
    wanted: Omit<MoneyRecord, 'key'>,
    request: PaymentRequest,
    another: boolean,
  ): Promise<Claim | MoneyRecord> {
    return this.alone(async () => {
      const before = this.held
      const { elsewhere, spare } = await this.survey(userId)
      if (elsewhere && !another) {
        if (spare && !before) this.letGo(spare.key)
        return elsewhere
      }
      const record = { ...wanted, key: spare?.key ?? newKey() }
      if (!spare) await this.hold(record.key)
      this.records.put(record, request)
      return { record, isUsed: spare !== null }
    })
  }

  /** Updates `elsewhere`, and, with `mayHold`, takes over the latest payment that no tab works on. */
  async look(userId: number, mayHold: boolean): Promise<MoneyRecord | null> {
    const { elsewhere, spare } = await this.alone(() => this.survey(userId, mayHold))
    runInAction(() => (this.elsewhere = elsewhere && ofRecord(elsewhere)))
    if (elsewhere) void this.lookOnceFree(userId, elsewhere.key)
    if (!mayHold) return null
    if (!spare?.left) return spare
    this.letGo(spare.key)
    return null
  }

  /** Releases the key for other tabs. */
  letGo(key: string) {
    if (this.held?.key !== key) return
    this.held.release()
    this.held = null
  }

  private async lookOnceFree(userId: number, key: string) {
    if (this.awaited.has(key)) return
    this.awaited.add(key)
    const release = await this.browser.wait(lockOf(key))
    this.awaited.delete(key)
    release()
    await this.look(userId, false)
  }

  private async alone<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.browser.wait(gate)
    return work().finally(release)
  }

  private async survey(userId: number, mayHold = true) {
    let elsewhere: MoneyRecord | null = null
    let spare: MoneyRecord | null = null
    for (const record of this.byNeed(userId)) {
      if (this.held?.key === record.key || (mayHold && !this.held && (await this.hold(record.key)))) spare = record
      else if (!(await this.isFree(record.key))) elsewhere ??= record
    }
    return { elsewhere, spare }
  }

  /** Unknown outcomes first, then dismissed ones. */
  private byNeed(userId: number): MoneyRecord[] {
    const all = this.records.of(userId)
    return [...all.filter(({ left }) => !left), ...all.filter(({ left }) => left)]
  }

  private async hold(key: string): Promise<boolean> {
    const release = await this.browser.claim(lockOf(key))
    if (release) this.held = { key, release }
    return release !== null
  }

  private async isFree(key: string): Promise<boolean> {
    const release = await this.browser.claim(lockOf(key))
    release?.()
    return release !== null
  }
}
