import { makeAutoObservable } from 'mobx'
import { clockStore } from '#engine/shell/clock-store.ts'
import { keepPlayTime, readPlayTime } from './play-time-record.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** After so long without a page of the site, being back begins anew. */
const longestPauseMs = 30 * 60_000

interface Clock {
  readonly now: number
}

/** For how long a player has been here: since they signed in or came back, over reloads and in all tabs of this browser. Signing out forgets it. */
export class PlayTimeStore {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
    const { now } = clock
    const kept = readPlayTime()
    const goesOn = kept && now - kept.seenAt < longestPauseMs && kept.startedAt <= now
    this.startedAt = goesOn ? kept.startedAt : now
    makeAutoObservable(this, { startedAt: false }, { autoBind: true })
  }

  /** Whole minutes since then. */
  get minutes(): number {
    return Math.max(0, Math.floor((this.#clock.now - this.startedAt) / 60_000))
  }

  /** Notes that the player is here: once a minute while they are. */
  note() {
    keepPlayTime({ startedAt: this.startedAt, seenAt: this.#clock.now })
  }
}

export const playTimeStore = ({ of }: Stores) => new PlayTimeStore(of(clockStore))
