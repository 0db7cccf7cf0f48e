import { makeAutoObservable } from 'mobx'
import type { Credentials, User } from '#api'
import { ApiError } from '../data/api-error.ts'
import { clearStorage } from '../data/clear-storage.ts'
import { notifyOtherTabs } from '../data/other-tabs.ts'
import type { SessionCalls } from '#schemas/calls/session.ts'
import { FrozenUser } from './frozen-user.ts'
import { type SafeStorage, tabStorage } from '../data/storage.ts'

/** Set for the tab when a session was found invalid: the notice is shown after the page has reloaded. */
const endedFlag = 'session-ended'

/** Who is signed in (spec §4). */
export class SessionStore {
  user: User | null = null
  readonly #api: SessionCalls
  readonly #reload: () => void
  readonly #held: FrozenUser
  readonly #onSignIn: ((user: User) => void)[] = []
  readonly #onUser: (() => void)[] = []
  #settling: Promise<User | null> | null = null
  #readings = 0
  /** The latest change that the server pushed. */
  #pushed: Partial<User> | null = null

  constructor(api: SessionCalls, reload: () => void, tab: SafeStorage = tabStorage) {
    this.#api = api
    this.#reload = reload
    this.#held = new FrozenUser(tab)
    makeAutoObservable(this, { isHeld: false }, { autoBind: true })
  }

  /** Reads the current user. A visitor’s 204 or 401 is no error; any other failure leaves the user as known so far. */
  async load() {
    this.receive(await this.ask())
  }

  /** Returns the user without taking them in: the caller leaves the sign-in page in the same render (`useEnter`). Fails with an `ApiError`. */
  async signIn(credentials: Credentials): Promise<User> {
    return (await this.#api.signIn(credentials)) ?? this.fetchUser()
  }

  /** Returns who is signed in at the server, without taking them in. For calls that sign in and do not say whom. Fails with an `ApiError`. */
  fetchUser(): Promise<User> {
    return this.#api.me()
  }

  /** Takes in who just signed in or registered, by whichever way, and notifies the listeners and the other tabs. */
  enter(user: User) {
    this.receive(user)
    notifyOtherTabs()
    for (const listener of this.#onSignIn) listener(user)
  }

  /** `listener` is called for each sign-in and registration in this tab; not for a user who is still signed in when the page loads. */
  onSignIn(listener: (user: User) => void) {
    this.#onSignIn.push(listener)
  }

  /** `listener` is called whenever a user is taken in: after a sign-in, and after each reading of the current user. */
  onUser(listener: () => void) {
    this.#onUser.push(listener)
  }

  /** Ends the session at the server, forgets the user and reloads the page (spec §4). `forgotten` is called before the reload. */
  async signOut(forgotten?: () => void) {
    await this.#api.signOut()
    notifyOtherTabs()
    this.leave(false, forgotten)
  }

  /**
   * Follows up the session-invalid signal. Other back ends return 401 for a wrong password too, so /auth/me decides;
   * signals that arrive while it is read start no second reading.
   */
  confirm() {
    if (this.user) void this.settle(true)
  }

  /**
   * Follows a change in another tab: where this player is no longer the one, the page starts again. Returns who signed in
   * there where nobody was signed in here; they are not yet taken in.
   */
  follow(): Promise<User | null> {
    return this.settle(false)
  }

  /** Reads the user again, as `confirm` does, even while a reading is under way: of two answers the later reading’s counts. */
  async refresh() {
    this.#settling = null
    await this.settle(true)
  }

  /** Keeps these fields of the user as they are on the screen until `release`, whatever the server says. */
  hold(fields: readonly (keyof User)[]) {
    if (this.user) this.#held.keep(this.user, fields)
  }

  /** What the server says counts again, from the next answer on. */
  release() {
    this.#held.drop()
  }

  get isHeld(): boolean {
    return this.#held.has(this.user?.id)
  }

  receive(user: User | null) {
    if (user) for (const listener of this.#onUser) listener()
    this.user = user && this.#held.over(user)
  }

  /** Takes in a change that the server pushed: it is later than the answer of a reading under way. Not shown while the user is held. */
  receiveChange(change: Partial<User>) {
    this.#pushed = change
    if (!this.isHeld) this.amend(change)
  }

  /** Takes in what another call said about the user. */
  amend(change: Partial<User>) {
    if (this.user) Object.assign(this.user, change)
  }

  /** Whether the last page of this tab ended with an invalid session. True once. */
  takeEnded(): boolean {
    const ended = tabStorage.getItem(endedFlag) !== null
    tabStorage.removeItem(endedFlag)
    return ended
  }

  /** Reads who is signed in, once at a time, and acts on a difference. `mayEnd`: whether a missing user means that the session ended. */
  private settle(mayEnd: boolean): Promise<User | null> {
    return (this.#settling ??= this.compare(mayEnd).finally(() => (this.#settling = null)))
  }

  private async compare(mayEnd: boolean): Promise<User | null> {
    const before = this.user
    const reading = ++this.#readings
    const user = await this.ask()
    if (!before) return user
    if (reading !== this.#readings) return null
    if (user && `${user.id}` === `${before.id}`) this.receive({ ...user, id: before.id })
    else if (mayEnd && !user) await this.end()
    else this.leave()
    return null
  }

  private async ask(): Promise<User | null> {
    const pushed = this.#pushed
    try {
      const user = await this.#api.me()
      return this.#pushed === pushed ? user : { ...user, ...this.#pushed }
    } catch (error) {
      return isNobody(error) ? null : this.user
    }
  }

  private async end() {
    await this.#api.signOut().catch(() => undefined)
    notifyOtherTabs()
    this.leave(true)
  }

  private leave(ended = false, forgotten?: () => void) {
    clearStorage()
    if (ended) tabStorage.setItem(endedFlag, '')
    this.receive(null)
    forgotten?.()
    this.#reload()
  }
}

/** Back ends report a visitor in different ways; 204 is the one that browsers do not log as an error. */
const isNobody = (error: unknown) => error instanceof ApiError && [204, 401, 403].includes(error.status!)
