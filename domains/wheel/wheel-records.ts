import type { Award, OpenWheel, User } from '#api'
import type { Browser } from '#engine/data/browser.ts'
import type { Release } from '#engine/data/locks.ts'
import { type PendingWrite, userHash } from '#engine/data/once/pending-writes.ts'
import { Once } from '#engine/data/once/once.ts'
import { parseStored } from '#engine/data/parse-stored.ts'
import type { SafeStorage } from '#engine/data/storage.ts'

export type SpinStage = 'starting' | 'waiting' | 'fetching' | 'turning' | 'finishing'

/** A spin as this tab stores it. `award` is null until it is known; `startedAt` in milliseconds since 1970. */
export interface SpinRecord {
  userId: User['id']
  wheelId: OpenWheel['wheelId']
  award: Award | null
  stage: SpinStage
  startedAt: number
  /** When the wheel began to turn to its prize, in milliseconds since 1970. */
  turnsAt?: number
}

/**
 * What all tabs know of a player’s latest spin: its wheel, which must not be started again, whether its prize was shown,
 * whether it is over, and whether its outcome is unknown.
 */
interface SharedSpin extends PendingWrite {
  wheelId: OpenWheel['wheelId']
  shown: boolean
  over: boolean
  unknown: boolean
}

const recordKey = 'wheel-spin'

/** The spins stored in the browser, by player, and which tab works on a wheel. */
export class WheelRecords {
  readonly #tab: SafeStorage
  readonly #once: Once<SharedSpin>

  constructor(browser: Pick<Browser, 'tab' | 'shared' | 'claim' | 'wait'>) {
    this.#tab = browser.tab
    this.#once = new Once(browser, 'wheel', ({ wheelId }) => wheelId !== undefined)
  }

  /** Lets this tab alone work on a wheel; null while another tab does. */
  claim(wheelId: OpenWheel['wheelId']): Promise<Release | null> {
    return this.#once.claim(String(wheelId))
  }

  /** Waits until no tab works on a wheel. */
  async untilFree(wheelId: OpenWheel['wheelId']): Promise<void> {
    const release = await this.#once.wait(String(wheelId))
    release()
  }

  /** Returns the spin of this tab. One that ended in another tab is removed. */
  ofTab(userId: User['id']): SpinRecord | null {
    const record = parseStored<SpinRecord>(this.#tab.getItem(recordKey))
    if (record?.userId === userId && this.started(record)) return record
    this.#removeOfTab()
    return null
  }

  /** Returns what all tabs know of a spin while it is started and not over. */
  started({ userId, wheelId }: SpinRecord): SharedSpin | null {
    const latest = this.latest(userId)
    return latest?.wheelId === wheelId && !latest.over ? latest : null
  }

  /** Returns what all tabs know of a player’s latest spin. */
  latest(userId: User['id']): SharedSpin | null {
    return this.#once.pending.ofUser(userId)[0] ?? null
  }

  /** Whether an item of the shared storage is about a spin. */
  hasItem(item: string | null): boolean {
    return this.#once.pending.hasItem(item)
  }

  /** Stores how far the spin of this tab is. */
  put(record: SpinRecord) {
    this.#tab.setItem(recordKey, JSON.stringify(record))
  }

  /** Stores for all tabs that a wheel is started. */
  begin(record: SpinRecord) {
    this.remove(record.userId)
    this.put(record)
    this.#once.pending.put(sharedSpin(record))
  }

  noteShown(record: SpinRecord) {
    this.#once.pending.put({ ...this.#shared(record), shown: true })
  }

  end(record: SpinRecord, unknown = false) {
    this.#removeOfTab()
    this.#once.pending.put({ ...this.#shared(record), over: true, unknown })
  }

  /** Removes a player’s spin because nothing was started: the wheel may be started again. */
  remove(userId: User['id']) {
    this.#removeOfTab()
    for (const { key } of this.#once.pending.ofUser(userId)) this.#once.pending.remove(key)
  }

  #removeOfTab() {
    this.#tab.removeItem(recordKey)
  }

  #shared(record: SpinRecord): SharedSpin {
    const latest = this.latest(record.userId)
    return latest?.wheelId === record.wheelId ? latest : sharedSpin(record)
  }
}

function sharedSpin({ userId, wheelId, startedAt }: SpinRecord): SharedSpin {
  const user = userHash(userId)
  return { user, key: `${user} ${wheelId}`, time: startedAt, wheelId, shown: false, over: false, unknown: false }
}
