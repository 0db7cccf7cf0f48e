import { makeAutoObservable } from 'mobx'
import { clockStore } from '#engine/shell/clock-store.ts'
import { keepPlayTime, readPlayTime } from './play-time-record.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** A longer absence from the site starts a new session time. */
const maxAbsenceMs = 30 * 60_000

interface Clock {
  readonly now: number
}

/**
 * How long the player has been on the site: since they signed in or came back, across reloads and tabs of this browser.
 * Signing out resets it.
 */
export class PlayTimeStore {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
    const { now } = clock
    const kept = readPlayTime()
    const goesOn = kept && now - kept.seenAt < maxAbsenceMs && kept.startedAt <= now
    this.startedAt = goesOn ? kept.startedAt : now
    makeAutoObservable(this, { startedAt: false }, { autoBind: true })
  }

  /** Whole minutes since `startedAt`. */
  get minutes(): number {
    return Math.max(0, Math.floor((this.#clock.now - this.startedAt) / 60_000))
  }

  /** Notes that the player is present; called every minute. */
  note() {
    keepPlayTime({ startedAt: this.startedAt, seenAt: this.#clock.now })
  }
}

export const playTimeStore = ({ get }: Stores) => new PlayTimeStore(get(clockStore))
