import type { WheelStatusAnswer } from '#api'
import type { Manifest } from '#manifest'
import type { WheelApi } from './wheel-api.ts'
import { isGone, withPatience } from '#engine/data/until-answered.ts'
import type { Browser } from '#engine/data/browser.ts'
import { setPending } from './pending-spin.ts'
import type { SpinRecord, WheelRecords } from './wheel-records.ts'
import { resultDelaySeconds } from './wheel-rules.ts'
import { type SpinScreen, WheelSpin } from './wheel-spin.ts'

/** What the work on a wheel does to the screen. */
export interface WorkScreen extends SpinScreen {
  readonly isBusy: boolean
  readonly data: { load(): Promise<void> }
  /** The balance stays as it is until the prize is shown. */
  hold(): void
  end(): void
  load(): Promise<void>
}

const resultDelayMs = resultDelaySeconds * 1000
const lockOf = (wheelId: number) => `wheel-${wheelId}`

/** The work on a wheel: done by one tab, while the others follow it. */
export class WheelWork {
  private readonly api: WheelApi
  private readonly records: WheelRecords
  private readonly browser: Browser
  private readonly reveal: Manifest['wheel']['reveal']
  private readonly screen: WorkScreen

  constructor(
    api: WheelApi,
    browser: Browser,
    records: WheelRecords,
    reveal: Manifest['wheel']['reveal'],
    screen: WorkScreen,
  ) {
    this.api = api
    this.records = records
    this.browser = browser
    this.reveal = reveal
    this.screen = screen
  }

  /** Starts a wheel, unless another tab has. Fails with an `ApiError` where the server refuses it. */
  async start(userId: number, wheelId: number) {
    const startedAt = Date.now()
    const record: SpinRecord = { userId, wheelId, award: null, stage: 'starting', startedAt }
    await this.alone(record, async (spin) => {
      if (this.records.started(record) || !(await spin.mayStart())) return
      this.screen.hold()
      setPending(this.browser.tab, { userId, wheelId, until: startedAt + resultDelayMs })
      await spin.start()
    })
  }

  /** Goes on with a spin that a reload or a closed tab left; answers whether there is one. `answer`: the latest of the status call. */
  async resume(userId: number, answer: WheelStatusAnswer | undefined): Promise<boolean> {
    const record = this.records.record(userId) ?? this.spokenOf(userId, answer)
    if (record) await this.alone(record, (spin) => spin.resume(this.records.started(record) !== null))
    return record !== null
  }

  /** Gives a wheel up; one that is gone is given up. Fails with an `ApiError`. */
  async refuse(wheelId: number) {
    this.screen.enter('finishing')
    try {
      await withPatience(this.api.finish(wheelId)).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
      await this.screen.data.load()
    } finally {
      this.screen.end()
    }
  }

  /** Another tab may have started a wheel: where it has, follows. */
  async hear(userId: number) {
    const mark = this.records.mark(userId)
    if (mark && !mark.over && !this.screen.isBusy) await this.follow(mark.wheelId)
  }

  /** A spin that this tab knows by the server or by another tab alone. */
  private spokenOf(userId: number, answer: WheelStatusAnswer | undefined): SpinRecord | null {
    if (!answer || !('wheelId' in answer)) return null
    const record: SpinRecord = {
      userId,
      wheelId: answer.wheelId,
      award: null,
      stage: 'starting',
      startedAt: Date.now() - resultDelayMs,
    }
    const mark = this.records.started(record)
    if (mark) return { ...record, startedAt: mark.startedAt }
    return answer.award ? record : null
  }

  private async alone(record: SpinRecord, run: (spin: WheelSpin) => Promise<void>) {
    this.screen.enter(record.award ? 'waiting' : 'starting')
    const release = await this.browser.claim(lockOf(record.wheelId))
    if (!release) return this.follow(record.wheelId)
    try {
      await run(new WheelSpin(this.api, this.records, this.screen, this.reveal, record))
    } finally {
      release()
      this.screen.end()
    }
  }

  /** Turns along until the other tab is done, then reads what came of it. */
  private async follow(wheelId: number) {
    this.screen.enter('waiting')
    this.screen.hold()
    const release = await this.browser.wait(lockOf(wheelId))
    release()
    this.screen.end()
    await this.screen.load()
  }
}
