import { makeAutoObservable, reaction } from 'mobx'
import type { Award, FortuneWheel, FortuneWheelEvent, WheelStatusAnswer } from '#api'
import type { Manifest } from '#manifest'
import { wheelApi, type WheelApi } from './wheel-api.ts'
import { type ClockStore, clockStore } from '#engine/shell/clock-store.ts'
import { Countdown } from '#engine/shell/countdown.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { isGone } from '#engine/data/until-answered.ts'
import { type Browser, thisBrowser } from '#engine/data/browser.ts'
import { hasWheel } from './access.ts'
import { isPending } from './pending-spin.ts'
import { isStart, type SpinStage, WheelRecords } from './wheel-records.ts'
import { sectorOf, wheelOf, withPrize } from './wheel-rules.ts'
import { WheelWork, type WorkScreen } from './wheel-work.ts'

type Others = Pick<Stores, 'session' | 'location' | 'overlays' | 'toasts' | 'language'>

/** The player’s wheel of fortune: where it stands, and its spin (spec §4). */
export class WheelStore implements WorkScreen {
  readonly data: Resource<WheelStatusAnswer>
  stage: 'idle' | SpinStage = 'idle'
  awards: readonly Award[] = []
  /** The place among the awards that the wheel turns to, from the turn to the end of the spin. */
  sector: number | undefined = undefined
  /** What was won, until it is cleared. */
  prize: Award | undefined = undefined
  /** Whether the last spin’s result cannot be had. */
  unknownResult = false
  private readonly others: Others
  private readonly wheel: Manifest['wheel']
  private readonly browser: Browser
  private readonly work: WheelWork
  private readonly countdown: Countdown

  constructor(api: WheelApi, others: Others, wheel: Manifest['wheel'], browser: Browser, clock: ClockStore) {
    this.others = others
    this.wheel = wheel
    this.browser = browser
    this.data = new Resource(api.status)
    this.countdown = new Countdown(
      clock,
      () => this.endsAt,
      () => void this.load(),
    )
    const fixed = { data: false, others: false, wheel: false, browser: false, work: false, countdown: false } as const
    makeAutoObservable<this, 'others' | 'wheel' | 'browser' | 'work' | 'countdown'>(this, fixed, { autoBind: true })
    this.work = new WheelWork(api, browser, new WheelRecords(browser.tab, browser.shared), wheel.reveal, this)
    browser.onShared((key, value) => this.user && isStart(key, value) && void this.work.hear(this.user.id))
    reaction(() => this.isOnPage, this.leave, { fireImmediately: true })
  }

  get status(): FortuneWheel['status'] {
    return this.user?.fortuneWheel.status ?? 'FORBIDDEN'
  }

  get isBusy() {
    return this.stage !== 'idle'
  }

  /** For players with a wheel, where the brand shows it. */
  get isVisible(): boolean {
    return this.wheel.visible && this.user !== null && hasWheel(this.user)
  }

  /** How much of the next wheel’s condition is met, a percentage. */
  get progress(): number | undefined {
    const { value } = this.data
    return value && 'progress' in value ? value.progress : undefined
  }

  /** Towards the end of the present wait; ticks while it is shown. */
  get timeLeft() {
    return this.countdown.timeLeft
  }

  /** Reads where the wheel stands, and goes on with a spin that a reload or a closed tab left. */
  async load() {
    if (!this.user) return
    await this.data.load()
    if (this.isBusy) return
    this.takeIn()
    const resumed = await this.work.resume(this.user.id, this.data.value)
    if (!resumed && this.others.session.isHeld) this.end()
  }

  /** Starts the wheel: once for each wheel, whatever is tapped in however many tabs. */
  async spin() {
    const { user, wheelId, browser } = this
    if (this.isBusy || !user || wheelId === undefined || isPending(browser.tab, user.id, wheelId)) return
    if (!browser.isOnline()) return this.complain()
    this.unknownResult = false
    await this.work.start(user.id, wheelId).catch(this.complain)
  }

  /** Gives the wheel up. Fails with an `ApiError`. */
  async refuse() {
    const { wheelId } = this
    if (this.isBusy || wheelId === undefined) return
    await this.work.refuse(wheelId)
  }

  clearPrize() {
    this.prize = undefined
    this.others.overlays.close('wheel-prize')
  }

  /** The socket’s event (spec §4): the wheel is read anew, and one that may be spun invites. A wheel at work is read at its end. */
  receiveEvent({ status }: FortuneWheelEvent) {
    if (this.isBusy) return
    void this.load()
    if (status === 'ALLOWED' || status === 'NEW') this.others.overlays.open('wheel')
  }

  /** Nothing to hold for where the player is elsewhere. */
  hold() {
    if (this.isOnPage) this.others.session.hold(['balance', 'bonusBalance', 'fortuneWheel'])
  }

  end() {
    const { session } = this.others
    this.stage = 'idle'
    this.sector = undefined
    session.release()
    this.takeIn()
    void session.load()
  }

  enter(stage: SpinStage) {
    this.stage = stage
  }

  receive(answer: WheelStatusAnswer) {
    this.data.receive(answer)
    this.takeIn()
  }

  turn(award: Award) {
    this.sector = sectorOf(this.awards, award, this.browser.random)
  }

  reveal(award: Award) {
    const { session, overlays } = this.others
    const { user } = session
    if (user && session.isHeld) {
      session.release()
      session.receiveChange({ balance: withPrize(user.balance, award), bonusBalance: user.bonusBalance })
    }
    this.prize = award
    overlays.open('wheel-prize')
  }

  giveUp() {
    this.unknownResult = true
  }

  private get user() {
    return this.others.session.user
  }

  private get wheelId(): number | undefined {
    const { value } = this.data
    return value && 'wheelId' in value ? value.wheelId : undefined
  }

  private get endsAt() {
    return Date.parse(this.user?.fortuneWheel.stopAt ?? '') || undefined
  }

  private get isOnPage() {
    return this.others.location.page === 'WHEEL_OF_FORTUNE'
  }

  private leave(isOnPage: boolean) {
    if (isOnPage || !this.others.session.isHeld) return
    this.others.session.release()
    void this.others.session.load()
  }

  private takeIn() {
    const { session } = this.others
    const { value, error } = this.data
    if (value && 'awardList' in value) this.awards = value.awardList
    if (session.isHeld || !this.user) return
    if (isGone(error)) session.amend({ fortuneWheel: { status: 'FORBIDDEN', stopAt: null } })
    else if (value) session.amend({ fortuneWheel: wheelOf(value, this.user.fortuneWheel) })
  }

  private async complain() {
    this.others.toasts.show('error', await this.others.language.fetchText('errors:code.400'))
  }
}

/** Where the browser has no locks, the mark in local storage is what keeps tabs apart. */
export const wheelStore = (stores: Stores) =>
  new WheelStore(wheelApi(stores.http), stores, stores.manifest.wheel, thisBrowser(), stores.of(clockStore))
