import type { Award, WheelStatusAnswer } from '#api'
import type { WheelApi } from './wheel-api.ts'
import type { SpinRecord, SpinStage, WheelRecords } from './wheel-records.ts'
import { finishAfterSeconds, resultDelaySeconds } from './wheel-rules.ts'
import { isGone, isRefused, pause, untilAnswered, withTimeout } from '#engine/data/until-answered.ts'

/** What a spin does to the screen. */
export interface SpinScreen {
  enter(stage: SpinStage): void
  receive(answer: WheelStatusAnswer): void
  /** The wheel turns to this award. */
  turn(award: Award): void
  /** The prize, and the balance with it. */
  reveal(award: Award): void
  /** The spin’s result cannot be had. */
  giveUp(): void
}

/** One spin, from the PUT to the refetch, resumed wherever its record says (spec §4). Run it while this tab alone has the wheel. */
export class WheelSpin {
  private readonly api: WheelApi
  private readonly records: WheelRecords
  private readonly screen: SpinScreen
  private readonly reveal: 'after-result' | 'on-award'
  private record: SpinRecord

  constructor(
    api: WheelApi,
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

  /** Whether the wheel is still to be started; asked where one of its number was started before. */
  async mayStart(): Promise<boolean> {
    const mark = this.records.mark(this.record.userId)
    return mark?.wheelId !== this.record.wheelId || (await this.fetchAward()) === null
  }

  /** The one PUT of this wheel. Fails with an `ApiError` where the server refused: then nothing was started. */
  async start() {
    this.records.keep(this.record)
    this.records.begin(this.record)
    try {
      this.know(await withTimeout(this.api.spin(this.record.wheelId)))
    } catch (error) {
      if (!isRefused(error)) return this.resume(true)
      this.records.revoke()
      throw error
    }
    await this.proceed()
  }

  /** `own`: whether this browser started it, so that a result which cannot be had is said to be unknown. */
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
    await pause(finishAfterSeconds * 1000)
    this.records.noteShown(this.record)
    this.screen.reveal(award)
  }

  /** Status refreshed, wheel deleted, status refetched. A DELETE that is refused counts as done where the wheel is gone. */
  private async finish() {
    this.move('finishing')
    await this.refresh()
    const done = await untilAnswered(() => this.api.finish(this.record.wheelId)).then(() => true, isGone)
    if (done) this.records.end(this.record)
    await this.refresh()
  }

  /** Asks the server for the award of a spin whose answer was lost; a PUT that is still under way has until the result is due. */
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
    await this.finish()
    return false
  }

  /** The award by the server; null where it says none, undefined where the wheel is gone or the status cannot be had. */
  private async fetchAward(): Promise<Award | null | undefined> {
    const answer = await this.refresh()
    if (!answer || !('wheelId' in answer) || answer.wheelId !== this.record.wheelId) return undefined
    return answer.award ?? null
  }

  private async refresh(): Promise<WheelStatusAnswer | undefined> {
    const answer = await untilAnswered(this.api.status).catch(() => undefined)
    if (answer) this.screen.receive(answer)
    return answer
  }

  /** The delay counts from the start, also after a reload; a clock that was set back makes it no longer. */
  private untilResult() {
    const delay = resultDelaySeconds * 1000
    return pause(Math.max(0, Math.min(delay, this.record.startedAt + delay - Date.now())))
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
