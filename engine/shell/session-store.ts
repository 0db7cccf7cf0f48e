import { makeAutoObservable } from 'mobx'
import type { Credentials, User } from '#api'
import { NotSent } from '../data/api-error.ts'
import { clearStorage } from '../data/clear-storage.ts'
import { declareDecimals } from '../data/minor-units.ts'
import { notifyOtherTabs } from '../data/other-tabs.ts'
import type { SessionCalls } from '#schemas/calls/session.ts'
import { answerTimeoutMs } from '../data/resource.ts'
import { withTimeout } from '../data/timeout.ts'
import { tabStorage } from '../data/storage.ts'
import { isNobody } from './nobody.ts'

/** Why the page reloaded: the session ended, the server named another player before a write, or what the player is told of their sign-out. */
type SessionEnd = 'ended' | 'replaced' | (string & {})

/** How long a write waits until the server says who is signed in. */
const maxCheckMs = 10_000

/** Who is signed in (spec §4). */
export class SessionStore {
  user: User | null = null
  /** How far `load` is. Until it is done, nobody knows whether there is a user. */
  loading: 'waiting' | 'failed' | 'done' = 'done'
  readonly #api: SessionCalls
  readonly #reload: () => void
  readonly #onSignIn: ((user: User) => void)[] = []
  readonly #onUser: (() => void)[] = []
  #settling: Promise<User | null> | null = null
  #readings = 0
  #checking: Promise<unknown> | null = null
  #shown = (user: User): User => user
  readonly #age = new ReadingAge()
  /** The latest change that the server pushed. */
  #pushed: Partial<User> | null = null

  constructor(api: SessionCalls, reload: () => void) {
    this.#api = api
    this.#reload = reload
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Reads the current user. That there is none is no error; a failure leaves the user as known so far. A response that takes too long
   * counts as a failure until it comes.
   */
  async load() {
    const reading = this.#readings
    const sentAt = Date.now()
    this.loading = 'waiting'
    const timeout = setTimeout(this.setLoading, answerTimeoutMs, 'failed')
    const { user, isRead } = await this.ask()
    clearTimeout(timeout)
    // The first render does not wait for ever: somebody may have signed in meanwhile.
    if (reading === this.#readings) this.receive(user, isRead ? sentAt : this.#age.at)
    this.setLoading(isRead ? 'done' : 'failed')
  }

  /** Returns the user and does not store it: the caller does, and leaves the sign-in page in the same render (`useEnter`). */
  async signIn(credentials: Credentials): Promise<User> {
    return (await this.#api.signIn(credentials)) ?? this.fetchUser()
  }

  /** Returns who is signed in at the server and does not store it. For calls that sign in and do not say whom. Rejects with an `ApiError`. */
  fetchUser(): Promise<User> {
    return this.#api.me()
  }

  /** Stores a user who has just signed in or registered, and notifies the listeners and the other tabs. */
  enter(user: User) {
    this.#readings++
    this.receive(user)
    notifyOtherTabs()
    for (const listener of this.#onSignIn) listener(user)
  }

  /** `listener` is called for each sign-in and registration in this tab; not for a user who is still signed in when the page loads. */
  onSignIn(listener: (user: User) => void) {
    this.#onSignIn.push(listener)
  }

  /** `listener` is called whenever a user is stored: after a sign-in, and after each read of the current user. */
  onUser(listener: () => void) {
    this.#onUser.push(listener)
  }

  /**
   * Ends the session at the server, forgets the user and reloads the page (spec §4). `forgotten` is called before the reload, `notice`
   * is shown after it.
   */
  async signOut(forgotten?: () => void, notice?: string) {
    await this.#api.signOut()
    notifyOtherTabs()
    this.leave(notice, forgotten)
  }

  /**
   * Follows up the session-invalid signal. Other back ends return 401 for a wrong password too, so /auth/me decides;
   * signals that arrive while it is read start no second reading.
   */
  confirm() {
    if (this.user) void this.settle(true)
  }

  /**
   * Follows a change in another tab. If this player is no longer signed in, the page reloads. If nobody was signed in here,
   * returns who signed in there and does not store it. A read that was sent before the change does not count.
   */
  follow(): Promise<User | null> {
    this.#settling = null
    return this.settle(false)
  }

  /** Reads the user again, as `confirm` does, even while a reading is under way: of two answers the later reading’s counts. */
  async refresh() {
    this.#settling = null
    await this.settle(true)
  }

  /**
   * Called before each write of the player’s own (`ownWrite` in schemas/api): asks the server again unless `ReadingAge` is fresh.
   * Returns the player’s id. Rejects with `NotSent` if nobody or another player is signed in, or if the server does not say.
   */
  async confirmPlayer(): Promise<User['id']> {
    const id = this.user?.id
    if (!this.#age.isFresh) await this.#check()
    if (id === undefined || this.user?.id !== id || !this.#age.isFresh) throw new NotSent('the player is not confirmed')
    return id
  }

  #check(): Promise<unknown> {
    if (!this.#checking) this.#settling = null
    this.#checking ??= withTimeout(this.settle(true, 'replaced'), maxCheckMs).catch(() => undefined)
    return this.#checking.finally(() => (this.#checking = null))
  }

  /** `shown` returns the user as pages show them, from what the server says. It is called for each response and event. */
  showUserAs(shown: (user: User) => User) {
    this.#shown = shown
  }

  /** `readAt`: when the user was asked for. */
  receive(user: User | null, readAt = Date.now()) {
    this.#age.at = readAt
    if (user) {
      declareDecimals(user.currency, user.currencyDecimals)
      for (const listener of this.#onUser) listener()
    }
    this.user = user && this.#shown(user)
  }

  /** Stores a change that the server pushed: it is later than the response to a read under way. */
  receiveChange(change: Partial<User>) {
    this.#pushed = change
    if (this.user) this.amend(this.#shown({ ...this.user, ...change }))
  }

  /** Stores what another call said about the user. */
  amend(change: Partial<User>) {
    if (this.user) Object.assign(this.user, change)
  }

  /** Returns once why the last page of this tab reloaded, if the player is to be told. */
  takeEnded = (): SessionEnd | null => takeEnd()

  /**
   * Reads who is signed in, once at a time, and acts on a difference. `mayEnd`: whether a missing user means that the session ended.
   * `notice`: what the player is told where another one is signed in.
   */
  private settle(mayEnd: boolean, notice?: SessionEnd): Promise<User | null> {
    return (this.#settling ??= this.compare(mayEnd, notice).finally(() => (this.#settling = null)))
  }

  private async compare(mayEnd: boolean, notice?: SessionEnd): Promise<User | null> {
    const before = this.user
    const reading = ++this.#readings
    const sentAt = Date.now()
    const { user, isRead } = await this.ask()
    if (reading !== this.#readings) return null
    if (!before) return user
    const isSame = user !== null && `${user.id}` === `${before.id}`
    if (isSame) this.receive({ ...user, id: before.id }, isRead ? sentAt : this.#age.at)
    else if (mayEnd && !user) await this.end()
    else this.leave(notice)
    return null
  }

  private setLoading(loading: 'failed' | 'done') {
    this.loading = loading
  }

  /** Without an answer the user stays as known so far. */
  private async ask(): Promise<{ user: User | null; isRead: boolean }> {
    const pushed = this.#pushed
    try {
      const user = await this.#api.me()
      return { user: this.#pushed === pushed ? user : { ...user, ...this.#pushed }, isRead: true }
    } catch (error) {
      return isNobody(error) ? { user: null, isRead: true } : { user: this.user, isRead: false }
    }
  }

  private async end() {
    await this.#api.signOut().catch(() => undefined)
    notifyOtherTabs()
    this.leave('ended')
  }

  private leave(notice?: SessionEnd, forgotten?: () => void) {
    clearStorage()
    if (notice) tabStorage.setItem(endKey, notice)
    this.receive(null)
    forgotten?.()
    this.#reload()
  }
}

/** How old the last reading of the user may be before a write of the player’s own asks again. */
const maxAgeMs = 120_000

/** Whether who is signed in is known well enough for a write: read lately, and since the tab was last shown or hidden. */
class ReadingAge {
  /** When the last reading was sent, in milliseconds since 1970. */
  at = -Infinity
  #turnedAt = -Infinity

  constructor() {
    globalThis.document?.addEventListener('visibilitychange', () => (this.#turnedAt = Date.now()))
  }

  get isFresh(): boolean {
    return this.at > this.#turnedAt && Math.abs(Date.now() - this.at) < maxAgeMs
  }
}

/** Kept for the tab: the notice is shown after the page has reloaded. The sentence of an idle sign-out comes from domains/protection/sign-out-when-idle.ts. */
const endKey = 'session-ended'

/** Returns once why the last page of this tab reloaded. */
function takeEnd(): SessionEnd | null {
  const end = tabStorage.getItem(endKey)
  tabStorage.removeItem(endKey)
  return end
}
