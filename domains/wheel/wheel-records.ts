import type { Award, OpenWheel, User } from '#api'
import { type Intention, Intentions, userHash } from '#engine/data/once/intentions.ts'
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
}

/**
 * What all tabs know of the latest spin: the wheel that must not be started again, whether its prize was shown, whether
 * it is over, and whether its outcome is unknown.
 */
interface SpinMark extends Intention {
  wheelId: OpenWheel['wheelId']
  shown: boolean
  over: boolean
  unknown: boolean
}

/** What the intentions of spins, and their locks, are named by. */
export const wheelKind = 'wheel'
const recordKey = 'wheel-spin'

/** The spins stored in the browser, by player. */
export class WheelRecords {
  private readonly tab: SafeStorage
  private readonly marks: Intentions<SpinMark>

  constructor(tab: SafeStorage, shared: SafeStorage) {
    this.tab = tab
    this.marks = new Intentions(shared, wheelKind, ({ wheelId }) => wheelId !== undefined)
  }

  /** Returns this tab’s spin; one that ended in another tab is removed. */
  record(userId: User['id']): SpinRecord | null {
    const record = parseStored<SpinRecord>(this.tab.getItem(recordKey))
    if (record?.userId === userId && this.started(record)) return record
    this.forget()
    return null
  }

  /** Returns the mark of this spin’s wheel while it is started and not over. */
  started({ userId, wheelId }: SpinRecord): SpinMark | null {
    const mark = this.mark(userId)
    return mark?.wheelId === wheelId && !mark.over ? mark : null
  }

  keep(record: SpinRecord) {
    this.tab.setItem(recordKey, JSON.stringify(record))
  }

  mark(userId: User['id']): SpinMark | null {
    return this.marks.of(userId)[0] ?? null
  }

  /** Whether a change of the storage with this key concerns the mark of a wheel. */
  isMark(item: string | null): boolean {
    return this.marks.hasItem(item)
  }

  /** Marks this wheel as started for all tabs. */
  begin(record: SpinRecord) {
    this.revoke(record.userId)
    this.tab.setItem(recordKey, JSON.stringify(record))
    this.marks.put(markOf(record))
  }

  noteShown(record: SpinRecord) {
    this.marks.put({ ...this.markOf(record), shown: true })
  }

  end(record: SpinRecord, unknown = false) {
    this.forget()
    this.marks.put({ ...this.markOf(record), over: true, unknown })
  }

  /** Removes the mark because nothing was started: the wheel may be started again. */
  revoke(userId: User['id']) {
    this.forget()
    for (const { key } of this.marks.of(userId)) this.marks.remove(key)
  }

  forget() {
    this.tab.removeItem(recordKey)
  }

  private markOf(record: SpinRecord): SpinMark {
    const mark = this.mark(record.userId)
    return mark?.wheelId === record.wheelId ? mark : markOf(record)
  }
}

function markOf({ userId, wheelId, startedAt }: SpinRecord): SpinMark {
  const user = userHash(userId)
  return { user, key: `${user} ${wheelId}`, time: startedAt, wheelId, shown: false, over: false, unknown: false }
}
