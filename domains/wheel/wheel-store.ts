import { makeAutoObservable, reaction } from 'mobx'
import type { Award, FortuneWheel, FortuneWheelEvent, OpenWheel, User, WheelStatusAnswer } from '#api'
import type { Manifest } from '#manifest'
import { wheelCalls, type WheelCalls } from '#schemas/calls/wheel.ts'
import { type ClockStore, clockStore } from '#engine/shell/clock-store.ts'
import { Deadline } from '#engine/shell/deadline.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { isGone } from '#engine/data/retry.ts'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import { hasWheel } from './access.ts'
import { heldUser, type HeldUser } from './held-user.ts'
import { isPending } from './pending-spin.ts'
import type { SpinStage } from './wheel-records.ts'
import type { SpinTimes } from './wheel-spin.ts'
import { isOpen, resultDelaySeconds, sectorOf, wheelOf, withPrize } from './wheel-rules.ts'
import { WheelWork, type WorkScreen } from './wheel-work.ts'

type Others = Pick<Stores, 'session' | 'location' | 'overlays' | 'toasts' | 'language'> & { held: HeldUser }

/** The player’s wheel of fortune: its status and its spin (spec §4). */
export class WheelStore implements WorkScreen {
  readonly data: Resource<WheelStatusAnswer>
  stage: 'idle' | SpinStage = 'idle'
  awards: readonly Award[] = []
  /** The index of the award that the wheel turns to, from the turn to the end of the spin. */
  sector: number | undefined = undefined
  /** The times of the spin that is under way. */
  times: SpinTimes | undefined = undefined
  /** Whether a spin that a reload left is looked for on the server; the wheel turns meanwhile. */
  isReturning = false
  /** The prize, until it is cleared. */
  prize: Award | undefined = undefined
  /** Whether the result of the last spin is unavailable. */
  unknownResult = false
  readonly #others: Others
  readonly #held: HeldUser
  readonly #wheel: Manifest['wheel']
  readonly #browser: Browser
  readonly #work: WheelWork
  readonly #deadline: Deadline
  #eventInSpin: FortuneWheelEvent | null = null

  constructor(api: WheelCalls, others: Others, wheel: Manifest['wheel'], browser: Browser, clock: ClockStore) {
    this.#others = others
    this.#held = others.held
    this.#wheel = wheel
    this.#browser = browser
    this.data = new Resource(api.status)
    this.#deadline = new Deadline(
      clock,
      () => this.endsAt,
      () => void this.load(),
    )
    makeAutoObservable(this, { data: false }, { autoBind: true })
    this.#work = new WheelWork(api, browser, wheel.reveal, this)
    browser.onShared((key, value) => this.user && void this.#work.followOtherTab(this.user.id, key, value))
    reaction(() => this.isOnPage, this.releaseOffPage, { fireImmediately: true })
  }

  get status(): FortuneWheel['status'] {
    return this.user?.fortuneWheel.status ?? 'FORBIDDEN'
  }

  get isBusy() {
    return this.stage !== 'idle'
  }

  /** Whether the wheel turns, freely or to its prize. */
  get isTurning() {
    return this.isReturning || (this.isBusy && this.stage !== 'finishing')
  }

  /** Only for players with a wheel, of brands that show it. */
  get isVisible(): boolean {
    return this.#wheel.visible && this.user !== null && hasWheel(this.user)
  }

  /** Progress towards the next wheel, as a percentage; undefined if the platform does not say it. */
  get progress(): number | undefined {
    const { value } = this.data
    return value && !isOpen(value) ? value.progress : undefined
  }

  /** The time left of the current wait; ticks while it is observed. */
  get secondsLeft() {
    return this.#deadline.seconds
  }

  /** Reads the wheel’s status, and resumes a spin that a reload or a closed tab left. */
  async load() {
    if (!this.user) return
    this.showLeft(this.user.id)
    await this.data.load()
    if (this.isBusy) return this.setReturning(false)
    this.applyStatus()
    if (this.#work.isUnknown(this.user.id, this.wheelId)) this.showUnknown()
    const resuming = this.#work.resume(this.user.id, this.data.value)
    this.setReturning(false)
    const resumed = await resuming
    if (!resumed && this.#held.isHeld) this.end()
  }

  /** Spins the wheel, once per wheel, regardless of repeated clicks and several tabs. */
  async spin() {
    const { user, wheelId } = this
    const browser = this.#browser
    if (this.isBusy || !user || wheelId === undefined || isPending(browser.tab, user.id, wheelId)) return
    if (!browser.isOnline()) return this.showError()
    this.unknownResult = false
    await this.#work.start(user.id, wheelId).catch(this.showError)
  }

  /** Declines the wheel. Rejects with an `ApiError`. */
  async refuse() {
    const { wheelId } = this
    if (this.isBusy || wheelId === undefined) return
    await this.#work.refuse(wheelId)
  }

  clearPrize() {
    this.prize = undefined
    this.#others.overlays.close('wheel-prize')
  }

  /** Reads the wheel again, and opens the invitation if it may be spun (spec §4); after a spin, not during it. */
  receiveEvent(event: FortuneWheelEvent) {
    this.#eventInSpin = this.isBusy ? event : null
    if (this.isBusy) return
    void this.load()
    if (event.status === 'ALLOWED' || event.status === 'NEW') this.#others.overlays.open('wheel')
  }

  /** Only on the wheel’s page. */
  holdBalance() {
    if (this.isOnPage) this.#held.hold()
  }

  end() {
    const { session } = this.#others
    this.stage = 'idle'
    this.sector = undefined
    this.times = undefined
    this.#held.release()
    this.applyStatus()
    void session.load()
    if (this.#eventInSpin) this.receiveEvent(this.#eventInSpin)
  }

  setStage(stage: SpinStage) {
    this.stage = stage
  }

  receiveTimes(times: SpinTimes) {
    this.times = times
  }

  receive(answer: WheelStatusAnswer) {
    this.data.receive(answer)
    this.applyStatus()
  }

  turnTo(award: Award) {
    this.sector = sectorOf(this.awards, award, this.#browser.random)
  }

  showPrize(award: Award) {
    const { session, overlays } = this.#others
    const { user } = session
    if (user && this.#held.isHeld) {
      this.#held.release()
      if (user.balance !== undefined) session.receiveChange({ balance: withPrize(user.balance, award) })
    }
    this.prize = award
    overlays.open('wheel-prize')
  }

  showUnknown() {
    this.unknownResult = true
  }

  /** Lets the wheel turn for a spin that a reload left, while the server is asked for its state. */
  private showLeft(userId: User['id']) {
    const left = this.isBusy ? null : this.#work.left(userId)
    this.setReturning(left !== null)
    if (left) this.times = { resultAt: left.startedAt + resultDelaySeconds * 1000, turnsAt: left.turnsAt }
  }

  private setReturning(isReturning: boolean) {
    this.isReturning = isReturning
  }

  private get user() {
    return this.#others.session.user
  }

  private get wheelId(): OpenWheel['wheelId'] | undefined {
    const { value } = this.data
    return value && isOpen(value) ? value.wheelId : undefined
  }

  private get endsAt() {
    return Date.parse(this.user?.fortuneWheel.stopAt ?? '') || undefined
  }

  private get isOnPage() {
    return this.#others.location.page === 'WHEEL_OF_FORTUNE'
  }

  private releaseOffPage(isOnPage: boolean) {
    if (isOnPage || !this.#held.isHeld) return
    this.#held.release()
    void this.#others.session.load()
  }

  private applyStatus() {
    const { session } = this.#others
    const { value, error } = this.data
    if (value && isOpen(value)) this.awards = value.awardList
    if (this.#held.isHeld || !this.user) return
    if (isGone(error)) session.amend({ fortuneWheel: { status: 'FORBIDDEN', stopAt: null } })
    else if (value) session.amend({ fortuneWheel: wheelOf(value, this.user.fortuneWheel) })
  }

  private async showError() {
    this.#others.toasts.show('error', await this.#others.language.fetchText('errors:code.400'))
  }
}

/** Where the browser has no locks, what is stored of a spin keeps the tabs apart. */
export const wheelStore = (stores: Stores) =>
  new WheelStore(
    wheelCalls(stores.http),
    { ...stores, held: stores.get(heldUser) },
    stores.manifest.wheel,
    thisBrowser(),
    stores.get(clockStore),
  )
