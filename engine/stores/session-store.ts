import { makeAutoObservable } from 'mobx'
import type { BalanceEvent, Credentials, User } from '#api'
import { ApiError } from '../api/api-error.ts'
import type { SessionApi } from '../api/session-api.ts'

/** The tab-wide flag that a session was found invalid: its notice is shown after the page has reloaded. */
const endedFlag = 'session-ended'

/** Who is signed in. */
export class SessionStore {
  user: User | null = null
  private readonly api: SessionApi
  private readonly reload: () => void
  private confirming: Promise<void> | null = null

  constructor(api: SessionApi, reload: () => void) {
    this.api = api
    this.reload = reload
    makeAutoObservable<this, 'api' | 'reload' | 'confirming'>(this, { api: false, reload: false, confirming: false }, { autoBind: true })
  }

  /** Reads the current user. A visitor’s 401 is no error; any other failure leaves the user as known so far. */
  async load() {
    try {
      this.receive(await this.api.me())
    } catch (error) {
      if (isUnauthorized(error)) this.receive(null)
    }
  }

  /** Fails with an `ApiError`. The user is answered, not yet received: the caller leaves the sign-in page first. */
  signIn(credentials: Credentials): Promise<User> {
    return this.api.signIn(credentials)
  }

  /** Ends the session at the server, forgets the user and reloads the page (spec §4). */
  async signOut() {
    await this.api.signOut()
    this.receive(null)
    this.reload()
  }

  /**
   * Answers the session-invalid signal. Other back ends say 401 for a wrong password too, so /auth/me decides;
   * signals that come while it is asked make no further one.
   */
  confirm() {
    if (this.user) this.confirming ??= this.check().finally(() => (this.confirming = null))
  }

  receive(user: User | null) {
    this.user = user
  }

  receiveBalance({ balance, bonusBalance }: BalanceEvent) {
    if (this.user) Object.assign(this.user, { balance, bonusBalance })
  }

  /** Whether the last page of this tab ended with an invalid session. True once. */
  takeEnded(): boolean {
    const ended = sessionStorage.getItem(endedFlag) !== null
    sessionStorage.removeItem(endedFlag)
    return ended
  }

  private async check() {
    try {
      this.receive(await this.api.me())
    } catch (error) {
      if (isUnauthorized(error)) await this.end()
    }
  }

  private async end() {
    await this.api.signOut().catch(() => undefined)
    this.receive(null)
    sessionStorage.setItem(endedFlag, '')
    this.reload()
  }
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)
