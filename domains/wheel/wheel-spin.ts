import type { Award, WheelStatusAnswer } from '#api'
import type { Manifest } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import { Attempt } from '#engine/data/once/attempt.ts'
import type { Outcome, Policy } from '#engine/data/once/policy.ts'
import { delay, isGone, isProvenRefusal, retryUntilResponse } from '#engine/data/retry.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { WheelCalls } from '#schemas/calls/wheel.ts'
import type { SpinRecord, SpinStage, WheelRecords } from './wheel-records.ts'
import { finishAfterSeconds, isOpen, resultDelaySeconds } from './wheel-rules.ts'

/** The times of a spin, in milliseconds since 1970. */
export interface SpinTimes {
  /** When the result is fetched. */
  resultAt: number
  /** When the wheel began to turn to the prize. */
  turnsAt?: number | undefined
}

/** The screen of a spin. */
export interface SpinScreen {
  setStage(stage: SpinStage): void
  /** What is known of when the prize is shown: when its result is due, and once it turns to the prize, since when. */
  receiveTimes(times: SpinTimes): void
  receive(answer: WheelStatusAnswer): void
  /** Turns the wheel to this award. */
  turnTo(award: Award): void
  /** Shows the prize and the new balance. */
  showPrize(award: Award): void
  /** Shows that the result is not available. */
  showUnknown(): void
}

/**
 * One spin, from the PUT to the final refetch; resumes at the stage of its record (spec §4). Requires that only this
 * tab works on the wheel.
 */
export class WheelSpin {
  readonly #api: WheelCalls
  readonly #records: WheelRecords
  readonly #screen: SpinScreen
  readonly #reveal: Manifest['wheel']['reveal']
  readonly #attempt: Attempt<Award | undefined, Award>
  #record: SpinRecord
  /** Whether this browser started the spin, so that its PUT may still be on its way. */
  #isOwn = false
  /** Whether a reload or a closed tab left the spin: its time has gone on meanwhile. */
  #isResumed = false
  #readings = 0

  constructor(
    api: WheelCalls,
    records: WheelRecords,
    screen: SpinScreen,
    reveal: Manifest['wheel']['reveal'],
    record: SpinRecord,
  ) {
    this.#api = api
    this.#records = records
    this.#screen = screen
    this.#reveal = reveal
    this.#record = record
    const call = { accept: async (award: Award | undefined) => award ?? noAward(), read: () => this.#readAward() }
    this.#attempt = new Attempt(
      call,
      () => this.#policy,
      ({ stage }) => stage === 'asking' && screen.setStage('waiting'),
    )
  }

  /** Whether the wheel may be started; asks the server if a spin of the same wheel was started before. */
  async canStart(): Promise<boolean> {
    const latest = this.#records.latest(this.#record.userId)
    return latest?.wheelId !== this.#record.wheelId || (await this.#attempt.read()) === null
  }

  /**
   * Sends the one PUT of this wheel. Rejects with an `ApiError` if the server refused it, so that nothing was started.
   */
  async start() {
    this.#records.begin(this.#record)
    this.#isOwn = true
    this.#showTimes()
    const outcome = await this.#attempt.perform(() => withTimeout(this.#api.spin(this.#record.wheelId)))
    if (outcome.stage === 'refused') {
      this.#records.remove(this.#record.userId)
      throw outcome.error
    }
    await this.#continueAfter(outcome)
  }

  /** Resumes a spin. `isOwn`: whether this browser started it, so that a missing result is reported as unknown. */
  async resume(isOwn: boolean) {
    this.#isOwn = isOwn
    this.#isResumed = true
    this.#showTimes()
    if (this.#records.started(this.#record)?.shown) return this.#finish()
    if (!this.#record.award) return this.#continueAfter(await this.#attempt.ask(null))
    await this.#refresh()
    await this.#proceed(this.#record.award)
  }

  /** A PUT that is still on its way has until the result is due: only then “no award” counts. Nothing is sent again by itself. */
  get #policy(): Policy {
    return {
      isRefusalAtOnce: isProvenRefusal,
      isRefusalAfterAsking: () => false,
      askForMs: Infinity,
      confirmAfterMs: () => (this.#isOwn ? this.#untilResultMs : undefined),
    }
  }

  /** Without an award the wheel is not deleted: it may not have been started, and then the player still has it. */
  async #continueAfter(outcome: Outcome<Award>) {
    if (outcome.stage === 'made') {
      this.#record = { ...this.#record, award: outcome.made, stage: 'waiting' }
      this.#records.put(this.#record)
      return this.#proceed(outcome.made)
    }
    if (!this.#isOwn) return
    this.#screen.showUnknown()
    this.#records.end(this.#record, true)
  }

  async #proceed(award: Award) {
    if (this.#reveal === 'on-award') {
      await this.#turnTo(award)
      await delay(this.#untilResultMs)
      return this.#finish()
    }
    if (this.#record.stage === 'turning') return this.#turnAndFinish(award)
    // Whoever comes back after all of it need not wait for what is known.
    if (this.#isResumed && this.#plannedTurn + finishMs <= Date.now()) return this.#turnAndFinish(award)
    this.#setStage('waiting')
    await delay(this.#untilResultMs)
    this.#setStage('fetching')
    const result = await this.#attempt.read()
    await this.#turnAndFinish(result || award)
  }

  async #turnAndFinish(award: Award) {
    await this.#turnTo(award)
    await this.#finish()
  }

  /** A spin that was left turns from where it would be by now, and shows a prize whose time has passed at once. */
  async #turnTo(award: Award) {
    const { turnsAt = this.#isResumed ? Math.min(this.#plannedTurn, Date.now()) : Date.now() } = this.#record
    this.#record = { ...this.#record, award, turnsAt }
    const leftMs = Math.max(0, Math.min(finishMs, turnsAt + finishMs - Date.now()))
    this.#showTimes()
    this.#screen.turnTo(award)
    this.#setStage('turning')
    await delay(leftMs)
    this.#records.noteShown(this.#record)
    this.#screen.showPrize(award)
  }

  /**
   * Refreshes the status, deletes the wheel, refetches the status. A refused DELETE counts as done if the wheel no
   * longer exists.
   */
  async #finish() {
    this.#setStage('finishing')
    await this.#refresh()
    const done = await retryUntilResponse(() => this.#api.finish(this.#record.wheelId)).then(() => true, isGone)
    if (done) this.#records.end(this.#record)
    await this.#refresh()
  }

  /** Reads the award once; null if there is none yet, undefined if the wheel no longer exists. */
  async #readAward(): Promise<Award | null | undefined> {
    const reading = ++this.#readings
    const answer = await this.#api.status()
    // A response that comes after the next reading has begun is outdated.
    if (reading === this.#readings) this.#screen.receive(answer)
    if (!isOpen(answer) || answer.wheelId !== this.#record.wheelId) return undefined
    return answer.award ?? null
  }

  async #refresh() {
    const answer = await retryUntilResponse(this.#api.status).catch(() => undefined)
    if (answer) this.#screen.receive(answer)
  }

  /** When the wheel turns to its prize if every answer comes in time. */
  get #plannedTurn(): number {
    return this.#record.startedAt + (this.#reveal === 'on-award' ? 0 : resultDelaySeconds * 1000)
  }

  #showTimes() {
    const { startedAt, turnsAt } = this.#record
    this.#screen.receiveTimes({ resultAt: startedAt + resultDelaySeconds * 1000, turnsAt })
  }

  /** The time until the result is due is counted from the start, also after a reload; a clock that was set back does not extend it. */
  get #untilResultMs(): number {
    const delayMs = resultDelaySeconds * 1000
    return Math.max(0, Math.min(delayMs, this.#record.startedAt + delayMs - Date.now()))
  }

  #setStage(stage: SpinStage) {
    this.#record = { ...this.#record, stage }
    this.#records.put(this.#record)
    this.#screen.setStage(stage)
  }
}

const finishMs = finishAfterSeconds * 1000

function noAward(): never {
  throw new ApiError('The response is not an award')
}
