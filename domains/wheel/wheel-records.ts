import type { Award, OpenWheel, User } from '#api'
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
 * it is over.
 */
interface SpinMark {
  userId: User['id']
  wheelId: OpenWheel['wheelId']
  startedAt: number
  shown: boolean
  over: boolean
}

const markKey = 'wheel'
const recordKey = 'wheel-spin'

/** Whether a change of the storage that all tabs share is a wheel that another tab started. */
export const isStart = (key: string | null, value: string | null) => key === markKey && value !== null

/** The spins stored in the browser, by player. */
export class WheelRecords {
  private readonly tab: SafeStorage
  private readonly shared: SafeStorage

  constructor(tab: SafeStorage, shared: SafeStorage) {
    this.tab = tab
    this.shared = shared
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
    const mark = parseStored<SpinMark>(this.shared.getItem(markKey))
    return mark?.userId === userId ? mark : null
  }

  /** Marks this wheel as started for all tabs. */
  begin({ userId, wheelId, startedAt }: SpinRecord) {
    this.write({ userId, wheelId, startedAt, shown: false, over: false })
  }

  noteShown(record: SpinRecord) {
    this.write({ ...this.markOf(record), shown: true })
  }

  end(record: SpinRecord) {
    this.forget()
    this.write({ ...this.markOf(record), over: true })
  }

  /** Removes the mark because nothing was started: the wheel may be started again. */
  revoke() {
    this.forget()
    this.shared.removeItem(markKey)
  }

  forget() {
    this.tab.removeItem(recordKey)
  }

  private markOf({ userId, wheelId, startedAt }: SpinRecord): SpinMark {
    const mark = this.mark(userId)
    return mark?.wheelId === wheelId ? mark : { userId, wheelId, startedAt, shown: false, over: false }
  }

  private write(mark: SpinMark) {
    this.shared.setItem(markKey, JSON.stringify(mark))
  }
}
