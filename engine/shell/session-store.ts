import { makeAutoObservable } from 'mobx'
import type { BalanceEvent, Credentials, FortuneWheel, User } from '#api'
import { ApiError } from '../data/api-error.ts'
import type { SessionApi } from './session-api.ts'
import { clearStorage } from '../data/clear-storage.ts'
import { tellOtherTabs } from '../data/other-tabs.ts'
import { forgetTelegramAuth } from '#domains/account/telegram-auth.ts'
import { clearPending, WheelHold } from '#domains/wheel/wheel-hold.ts'

/** The tab-wide flag that a session was found invalid: its notice is shown after the page has reloaded. */
const endedFlag = 'session-ended'

/** Who is signed in. */
export class SessionStore {
  user: User | null = null
  private readonly api: SessionApi
  private readonly reload: () => void
  private readonly listeners: ((user: User) => void)[] = []
  private settling: Promise<User | null> | null = null
  private asked = 0
  private heard: BalanceEvent | null = null
  private readonly tab: Storage
  private readonly held: WheelHold

  constructor(api: SessionApi, reload: () => void, tab: Storage = sessionStorage) {
    this.api = api
    this.reload = reload
    this.tab = tab
    this.held = new WheelHold(tab)
    makeAutoObservable<this, 'api' | 'reload' | 'listeners' | 'settling' | 'asked' | 'heard' | 'tab' | 'held'>(
      this,
      {
        api: false,
        reload: false,
        listeners: false,
        settling: false,
        asked: false,
        heard: false,
        tab: false,
        held: false,
        isHeld: false,
      },
      { autoBind: true },
    )
  }

  /** Reads the current user. A visitor’s 204 or 401 is no error; any other failure leaves the user as known so far. */
  async load() {
    this.receive(await this.ask())
  }

  /** Fails with an `ApiError`. The user is answered, not yet taken in: the caller leaves the sign-in page in the same render (`useEnter`). */
  signIn(credentials: Credentials): Promise<User> {
    return this.api.signIn(credentials)
  }

  /** Takes in who just signed in or registered, by whichever way, and tells the listeners and the other tabs. */
  enter(user: User) {
    this.receive(user)
    forgetTelegramAuth()
    tellOtherTabs()
    for (const listener of this.listeners) listener(user)
  }

  /** Is told of each sign-in and registration in this tab; not of a user who is still signed in when the page loads. */
  onSignIn(listener: (user: User) => void) {
    this.listeners.push(listener)
  }

  /** Ends the session at the server, forgets the user and reloads the page (spec §4). */
  async signOut() {
    await this.api.signOut()
    tellOtherTabs()
    this.leave()
  }

  /**
   * Answers the session-invalid signal. Other back ends say 401 for a wrong password too, so /auth/me decides;
   * signals that come while it is asked make no further one.
   */
  confirm() {
    if (this.user) void this.settle(true)
  }

  /**
   * Follows a change in another tab: where this player is no longer the one, the page starts anew. Answers who signed in
   * there where nobody was signed in here; they are not yet taken in.
   */
  follow(): Promise<User | null> {
    return this.settle(false)
  }

  /** Reads the user anew, as `confirm` does, though it is being read: of two answers the later reading’s counts. */
  async refresh() {
    this.settling = null
    await this.settle(true)
  }

  /** While the wheel is at work its result is not to be told: the balances and the wheel’s state stay as they are until `release`. */
  hold() {
    if (this.user) this.held.keep(this.user)
  }

  /** What the server says counts again, from the next time on that it says so. */
  release() {
    this.held.drop()
  }

  get isHeld(): boolean {
    return this.held.has(this.user?.id)
  }

  receive(user: User | null) {
    if (user) clearPending(this.tab)
    this.user = user && this.held.over(user)
  }

  receiveBalance({ balance, bonusBalance }: BalanceEvent) {
    this.heard = { balance, bonusBalance }
    if (this.user && !this.isHeld) Object.assign(this.user, { balance, bonusBalance })
  }

  receiveWheel(wheel: FortuneWheel) {
    if (this.user) this.user.fortuneWheel = wheel
  }

  /** Whether the last page of this tab ended with an invalid session. True once. */
  takeEnded(): boolean {
    const ended = sessionStorage.getItem(endedFlag) !== null
    sessionStorage.removeItem(endedFlag)
    return ended
  }

  /** Asks the server who is signed in and draws the consequence, once at a time. `ended`: whether nobody means an ended session. */
  private settle(ended: boolean): Promise<User | null> {
    return (this.settling ??= this.compare(ended).finally(() => (this.settling = null)))
  }

  private async compare(ended: boolean): Promise<User | null> {
    const before = this.user
    const turn = ++this.asked
    const user = await this.ask()
    if (!before) return user
    if (turn !== this.asked) return null
    if (user?.id === before.id) this.receive(user)
    else if (ended && !user) await this.end()
    else this.leave()
    return null
  }

  private async ask(): Promise<User | null> {
    const { heard } = this
    try {
      const user = await this.api.me()
      // Balances heard meanwhile are later than the answer, or later ones will be heard.
      return this.heard === heard ? user : { ...user, ...this.heard }
    } catch (error) {
      return isNobody(error) ? null : this.user
    }
  }

  private async end() {
    await this.api.signOut().catch(() => undefined)
    tellOtherTabs()
    this.leave(true)
  }

  private leave(ended = false) {
    clearStorage()
    if (ended) sessionStorage.setItem(endedFlag, '')
    this.receive(null)
    this.reload()
  }
}

/** Back ends say it of a visitor in different ways: 204 is the one that browsers do not complain of. */
const isNobody = (error: unknown) => error instanceof ApiError && [204, 401, 403].includes(error.status!)
