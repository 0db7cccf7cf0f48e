import type { OpenWheel, User, WheelStatusAnswer } from '#api'
import type { Manifest } from '#manifest'
import type { WheelCalls } from '#schemas/calls/wheel.ts'
import { isGone } from '#engine/data/retry.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { Browser } from '#engine/data/browser.ts'
import { setPending } from './pending-spin.ts'
import { type SpinRecord, WheelRecords } from './wheel-records.ts'
import { finishAfterSeconds, resultDelaySeconds } from './wheel-rules.ts'
import { type SpinScreen, WheelSpin } from './wheel-spin.ts'

/** The screen of the work on a wheel. */
export interface WorkScreen extends SpinScreen {
  readonly isBusy: boolean
  readonly data: { load(): Promise<void> }
  /** Freezes the balance until the prize is shown. */
  holdBalance(): void
  /** Ends the work: the balance moves again. */
  end(): void
  load(): Promise<void>
}

const resultDelayMs = resultDelaySeconds * 1000

/** The work on a wheel: one tab does it, the others wait and read what came of it. */
export class WheelWork {
  readonly #api: WheelCalls
  readonly #records: WheelRecords
  readonly #browser: Browser
  readonly #reveal: Manifest['wheel']['reveal']
  readonly #screen: WorkScreen

  constructor(api: WheelCalls, browser: Browser, reveal: Manifest['wheel']['reveal'], screen: WorkScreen) {
    this.#api = api
    this.#records = new WheelRecords(browser)
    this.#browser = browser
    this.#reveal = reveal
    this.#screen = screen
  }

  /** Starts a wheel, unless it was started before. Rejects with an `ApiError` if the server refuses it. */
  async start(userId: User['id'], wheelId: OpenWheel['wheelId']) {
    const startedAt = Date.now()
    const record: SpinRecord = { userId, wheelId, award: null, stage: 'starting', startedAt }
    await this.#workOn(record, async (spin) => {
      if (this.#records.started(record) || !(await spin.canStart())) return
      this.#screen.holdBalance()
      setPending(this.#browser.tab, { userId, wheelId, until: startedAt + resultDelayMs })
      await spin.start()
    })
  }

  /**
   * Resumes a spin that a reload or a closed tab left; returns whether there is one. `answer`: the last response of the
   * status call.
   */
  async resume(userId: User['id'], answer: WheelStatusAnswer | undefined): Promise<boolean> {
    const record = this.#records.ofTab(userId) ?? this.#spinOf(userId, answer)
    if (record) await this.#workOn(record, (spin) => spin.resume(this.#records.started(record) !== null))
    return record !== null
  }

  /** Declines a wheel; one that no longer exists counts as declined. Rejects with an `ApiError`. */
  async refuse(wheelId: OpenWheel['wheelId']) {
    this.#screen.setStage('finishing')
    try {
      await withTimeout(this.#api.finish(wheelId)).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
      await this.#screen.data.load()
    } finally {
      this.#screen.end()
    }
  }

  /** Whether nobody knows if this wheel was spun. */
  isUnknown(userId: User['id'], wheelId: OpenWheel['wheelId'] | undefined): boolean {
    const latest = this.#records.latest(userId)
    return latest?.wheelId === wheelId && latest?.unknown === true
  }

  /** Waits for a wheel that another tab has started: `item` and `value` are what it stored. */
  async followOtherTab(userId: User['id'], item: string | null, value: string | null) {
    const latest = this.#records.hasItem(item) && value !== null ? this.#records.latest(userId) : null
    if (latest && !latest.over && !this.#screen.isBusy) await this.#waitForOtherTab(latest.wheelId, latest.time)
  }

  /** Returns the spin of a wheel that another tab has started, or that the server has an award of. */
  #spinOf(userId: User['id'], answer: WheelStatusAnswer | undefined): SpinRecord | null {
    if (!answer || !('wheelId' in answer)) return null
    const record: SpinRecord = {
      userId,
      wheelId: answer.wheelId,
      award: null,
      stage: 'starting',
      // Nobody here knows when: all of its time has passed.
      startedAt: Date.now() - resultDelayMs - finishAfterSeconds * 1000,
    }
    const started = this.#records.started(record)
    if (started) return { ...record, startedAt: started.time }
    return answer.award ? record : null
  }

  async #workOn(record: SpinRecord, run: (spin: WheelSpin) => Promise<void>) {
    this.#screen.setStage(record.award ? 'waiting' : 'starting')
    const release = await this.#records.claim(record.wheelId)
    if (!release) return this.#waitForOtherTab(record.wheelId, record.startedAt)
    try {
      await run(new WheelSpin(this.#api, this.#records, this.#screen, this.#reveal, record))
    } finally {
      release()
      this.#screen.end()
    }
  }

  /** Returns the spin that a reload left in this tab, before anything is read. */
  left(userId: User['id']): SpinRecord | null {
    return this.#records.ofTab(userId)
  }

  async #waitForOtherTab(wheelId: OpenWheel['wheelId'], startedAt: number) {
    this.#screen.receiveTimes({ resultAt: startedAt + resultDelayMs })
    this.#screen.setStage('waiting')
    this.#screen.holdBalance()
    await this.#records.untilFree(wheelId)
    this.#screen.end()
    await this.#screen.load()
  }
}
