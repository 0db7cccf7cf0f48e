import type { Award, WheelStatusAnswer } from '#api'
import type { WheelCalls } from '#schemas/calls/wheel.ts'
import type { SpinRecord, SpinStage, WheelRecords } from './wheel-records.ts'
import { finishAfterSeconds, isOpen, resultDelaySeconds } from './wheel-rules.ts'
import { delay, isGone, isProvenRefusal, retryUntilResponse } from '#engine/data/retry.ts'
import { withTimeout } from '#engine/data/timeout.ts'

/** The screen of a spin. */
export interface SpinScreen {
  enter(stage: SpinStage): void
  receive(answer: WheelStatusAnswer): void
  /** Turns the wheel to this award. */
  turn(award: Award): void
  /** Shows the prize and the new balance. */
  reveal(award: Award): void
  /** Reports that the result is not available. */
  giveUp(): void
}

/**
 * One spin, from the PUT to the final refetch; resumes at the stage of its record (spec §4). Requires that only this
 * tab works on the wheel.
 */
export class WheelSpin {
  private readonly api: WheelCalls
  private readonly records: WheelRecords
  private readonly screen: SpinScreen
  private readonly reveal: 'after-result' | 'on-award'
  private record: SpinRecord

  constructor(
    api: WheelCalls,
    records: WheelRecords,
    screen: SpinScreen,
    reveal: 'after-result' | 'on-award',
    record: SpinRecord,
  ) {
    this.api = api
    this.records = records
    this.screen = screen
    this.reveal = reveal
    this.record = record
  }

  /** Whether the wheel may be started; asks the server if a spin of the same wheel was started before. */
  async mayStart(): Promise<boolean> {
    const mark = this.records.mark(this.record.userId)
    return mark?.wheelId !== this.record.wheelId || (await this.fetchAward()) === null
  }

  /**
   * Sends the one PUT of this wheel. Rejects with an `ApiError` if the server refused it, so that nothing was started.
   */
  async start() {
    this.records.begin(this.record)
    try {
      const award = await withTimeout(this.api.spin(this.record.wheelId))
      if (!award) return this.resume(true)
      this.know(award)
    } catch (error) {
      if (!isProvenRefusal(error)) return this.resume(true)
      this.records.revoke(this.record.userId)
      throw error
    }
    await this.proceed()
  }

  /** Resumes a spin. `own`: whether this browser started it, so that a missing result is reported as unknown. */
  async resume(own: boolean) {
    if (this.records.started(this.record)?.shown) return this.finish()
    if (this.record.award) await this.refresh()
    else if (!(await this.recall(own))) return
    await this.proceed()
  }

  private async proceed() {
    const { award } = this.record
    if (!award) return
    if (this.reveal === 'on-award') {
      await this.turn(award)
      await this.untilResult()
      return this.finish()
    }
    if (this.record.stage === 'turning') return this.turnAndFinish(award)
    this.move('waiting')
    await this.untilResult()
    this.move('fetching')
    const result = await this.fetchAward()
    await this.turnAndFinish(result || award)
  }

  private async turnAndFinish(award: Award) {
    await this.turn(award)
    await this.finish()
  }

  private async turn(award: Award) {
    this.record = { ...this.record, award }
    this.screen.turn(award)
    this.move('turning')
    await delay(finishAfterSeconds * 1000)
    this.records.noteShown(this.record)
    this.screen.reveal(award)
  }

  /**
   * Refreshes the status, deletes the wheel, refetches the status. A refused DELETE counts as done if the wheel no
   * longer exists.
   */
  private async finish() {
    this.move('finishing')
    await this.refresh()
    const done = await retryUntilResponse(() => this.api.finish(this.record.wheelId)).then(() => true, isGone)
    if (done) this.records.end(this.record)
    await this.refresh()
  }

  /**
   * Asks the server for the award of a spin whose response was lost. A PUT that is still on its way has until the
   * result is due. Without an award the wheel is not deleted: it may not have been started, and then the player still has it.
   */
  private async recall(own: boolean): Promise<boolean> {
    this.screen.enter('waiting')
    let award = await this.fetchAward()
    if (award === null && own) {
      await this.untilResult()
      award = await this.fetchAward()
    }
    if (award) this.know(award)
    if (award) return true
    if (!own) return false
    this.screen.giveUp()
    this.records.end(this.record, true)
    return false
  }

  /**
   * Returns the award on the server; null if there is none yet, undefined if the wheel no longer exists or the status
   * is unavailable.
   */
  private async fetchAward(): Promise<Award | null | undefined> {
    const answer = await this.refresh()
    if (!answer || !isOpen(answer) || answer.wheelId !== this.record.wheelId) return undefined
    return answer.award ?? null
  }

  private async refresh(): Promise<WheelStatusAnswer | undefined> {
    const answer = await retryUntilResponse(this.api.status).catch(() => undefined)
    if (answer) this.screen.receive(answer)
    return answer
  }

  /** The delay counts from the start, also after a reload; a clock that was set back does not extend it. */
  private untilResult() {
    const delayMs = resultDelaySeconds * 1000
    return delay(Math.max(0, Math.min(delayMs, this.record.startedAt + delayMs - Date.now())))
  }

  private know(award: Award) {
    this.record = { ...this.record, award, stage: 'waiting' }
    this.records.keep(this.record)
  }

  private move(stage: SpinStage) {
    this.record = { ...this.record, stage }
    this.records.keep(this.record)
    this.screen.enter(stage)
  }
}
