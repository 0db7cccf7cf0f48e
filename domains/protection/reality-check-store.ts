import { makeAutoObservable } from 'mobx'
import type { PlayerLimits } from '#api'
import { clockStore } from '#engine/shell/clock-store.ts'
import { limitStore } from './limit-store.ts'
import { playTimeStore } from './play-time-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { sharedStorage } from '#engine/data/storage.ts'

const key = 'reality-check'

interface Others {
  clock: { readonly now: number }
  playTime: { readonly startedAt: number }
  limits: { readonly value: PlayerLimits | undefined }
}

/** When to remind the player of the time. An answer in one tab counts in all. */
export class RealityCheckStore {
  private answeredAt: number
  readonly #others: Others
  readonly #ownMinutes: number | undefined

  constructor(others: Others, ownMinutes: number | undefined) {
    this.#others = others
    this.#ownMinutes = ownMinutes
    this.answeredAt = Number(sharedStorage.getItem(key))
    makeAutoObservable(this, {}, { autoBind: true })
    window.addEventListener('storage', (event) => event.key === key && this.receive(Number(event.newValue)))
  }

  /** The interval in minutes: the player’s, else the brand’s; undefined if the brand has none. */
  get minutes(): number | undefined {
    return this.#ownMinutes && (this.#others.limits.value?.realityCheckMinutes ?? this.#ownMinutes)
  }

  get isDue(): boolean {
    if (!this.minutes) return false
    const since = Math.max(this.answeredAt, this.#others.playTime.startedAt)
    return this.#others.clock.now - since >= this.minutes * 60_000
  }

  /** Confirms the reminder: the next one is due one interval later. */
  answer() {
    this.receive(this.#others.clock.now)
    sharedStorage.setItem(key, String(this.answeredAt))
  }

  private receive(answeredAt: number) {
    this.answeredAt = answeredAt
  }
}

export const realityCheckStore = ({ get, manifest }: Stores) =>
  new RealityCheckStore(
    { clock: get(clockStore), playTime: get(playTimeStore), limits: get(limitStore).limits },
    manifest.playerProtection.realityCheckMinutes,
  )
