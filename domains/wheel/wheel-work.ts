import type { OpenWheel, User, WheelStatusAnswer } from '#api'
import type { Manifest } from '#manifest'
import type { WheelCalls } from '#schemas/calls/wheel.ts'
import { intentionName } from '#engine/data/once/intentions.ts'
import { isGone } from '#engine/data/retry.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { Browser } from '#engine/data/browser.ts'
import { setPending } from './pending-spin.ts'
import { type SpinRecord, wheelKind, WheelRecords } from './wheel-records.ts'
import { resultDelaySeconds } from './wheel-rules.ts'
import { type SpinScreen, WheelSpin } from './wheel-spin.ts'

/** The screen of the work on a wheel. */
export interface WorkScreen extends SpinScreen {
  readonly isBusy: boolean
  readonly data: { load(): Promise<void> }
  /** Freezes the balance until the prize is shown. */
  hold(): void
  end(): void
  load(): Promise<void>
}

const resultDelayMs = resultDelaySeconds * 1000

/** The work on a wheel: one tab does it, the others follow. */
export class WheelWork {
  private readonly api: WheelCalls
  private readonly records: WheelRecords
  private readonly browser: Browser
  private readonly reveal: Manifest['wheel']['reveal']
  private readonly screen: WorkScreen

  constructor(api: WheelCalls, browser: Browser, reveal: Manifest['wheel']['reveal'], screen: WorkScreen) {
    this.api = api
    this.records = new WheelRecords(browser.tab, browser.shared)
    this.browser = browser
    this.reveal = reveal
    this.screen = screen
  }

  /** Starts a wheel, unless another tab has. Rejects with an `ApiError` if the server refuses it. */
  async start(userId: User['id'], wheelId: OpenWheel['wheelId']) {
    const startedAt = Date.now()
    const record: SpinRecord = { userId, wheelId, award: null, stage: 'starting', startedAt }
    await this.alone(record, async (spin) => {
      if (this.records.started(record) || !(await spin.mayStart())) return
      this.screen.hold()
      setPending(this.browser.tab, { userId, wheelId, until: startedAt + resultDelayMs })
      await spin.start()
    })
  }

  /**
   * Resumes a spin that a reload or a closed tab left; returns whether there is one. `answer`: the last response of the
   * status call.
   */
  async resume(userId: User['id'], answer: WheelStatusAnswer | undefined): Promise<boolean> {
    const record = this.records.record(userId) ?? this.spokenOf(userId, answer)
    if (record) await this.alone(record, (spin) => spin.resume(this.records.started(record) !== null))
    return record !== null
  }

  /** Declines a wheel; one that no longer exists counts as declined. Rejects with an `ApiError`. */
  async refuse(wheelId: OpenWheel['wheelId']) {
    this.screen.enter('finishing')
    try {
      await withTimeout(this.api.finish(wheelId)).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
      await this.screen.data.load()
    } finally {
      this.screen.end()
    }
  }

  /** Whether nobody knows if this wheel was spun. */
  isUnknown(userId: User['id'], wheelId: OpenWheel['wheelId'] | undefined): boolean {
    const mark = this.records.mark(userId)
    return mark?.wheelId === wheelId && mark?.unknown === true
  }

  /** Follows a wheel that another tab has started: `item` and `value` are what it stored. */
  async hear(userId: User['id'], item: string | null, value: string | null) {
    const mark = this.records.isMark(item) && value !== null ? this.records.mark(userId) : null
    if (mark && !mark.over && !this.screen.isBusy) await this.follow(mark.wheelId)
  }

  /** A spin known only from the server or from another tab. */
  private spokenOf(userId: User['id'], answer: WheelStatusAnswer | undefined): SpinRecord | null {
    if (!answer || !('wheelId' in answer)) return null
    const record: SpinRecord = {
      userId,
      wheelId: answer.wheelId,
      award: null,
      stage: 'starting',
      startedAt: Date.now() - resultDelayMs,
    }
    const mark = this.records.started(record)
    if (mark) return { ...record, startedAt: mark.time }
    return answer.award ? record : null
  }

  private async alone(record: SpinRecord, run: (spin: WheelSpin) => Promise<void>) {
    this.screen.enter(record.award ? 'waiting' : 'starting')
    const release = await this.browser.claim(intentionName(wheelKind, String(record.wheelId)))
    if (!release) return this.follow(record.wheelId)
    try {
      await run(new WheelSpin(this.api, this.records, this.screen, this.reveal, record))
    } finally {
      release()
      this.screen.end()
    }
  }

  /** Waits until the other tab is done, then reads the result. */
  private async follow(wheelId: OpenWheel['wheelId']) {
    this.screen.enter('waiting')
    this.screen.hold()
    const release = await this.browser.wait(intentionName(wheelKind, String(wheelId)))
    release()
    this.screen.end()
    await this.screen.load()
  }
}
