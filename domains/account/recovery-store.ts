import { makeAutoObservable } from 'mobx'
import { recoveryApi, type RecoveryApi } from './recovery-api.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Password recovery: the email with a link, and the new password. */
export class RecoveryStore {
  /** The secret of the email’s link, kept in memory only; empty if no link brought the player here. */
  sessionId = ''
  private readonly api: RecoveryApi

  constructor(api: RecoveryApi) {
    this.api = api
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true })
  }

  begin(sessionId: string) {
    this.sessionId = sessionId
  }

  /** Sends the email. Returns the server’s message or the empty string; rejects with an `ApiError`. */
  sendLink(email: string): Promise<string> {
    return this.api.sendLink({ email })
  }

  /**
   * Sets the new password, byte for byte as typed. Returns the server’s message or the empty string; rejects with an
   * `ApiError`.
   */
  async setPassword(newPassword: string): Promise<string> {
    const words = await this.api.setPassword({ newPassword, sessionId: this.sessionId })
    this.begin('')
    return words
  }
}

export const recoveryStore = ({ http }: Stores) => new RecoveryStore(recoveryApi(http))
