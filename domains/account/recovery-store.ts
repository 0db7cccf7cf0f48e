import { makeAutoObservable } from 'mobx'
import { recoveryCalls, type RecoveryCalls } from '#schemas/calls/recovery.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Password recovery: the email with a link, and the new password. */
export class RecoveryStore {
  /** The secret of the email’s link, kept in memory only; empty if no link brought the player here. */
  sessionId = ''
  readonly #api: RecoveryCalls

  constructor(api: RecoveryCalls) {
    this.#api = api
    makeAutoObservable(this, {}, { autoBind: true })
  }

  begin(sessionId: string) {
    this.sessionId = sessionId
  }

  /** Sends the email. Returns the server’s message or the empty string; rejects with an `ApiError`. */
  async sendLink(email: string): Promise<string> {
    return (await this.#api.sendLink({ email }))?.message ?? ''
  }

  /**
   * Sets the new password, byte for byte as typed. Returns the server’s message or the empty string; rejects with an
   * `ApiError`.
   */
  async setPassword(newPassword: string): Promise<string> {
    const answer = await this.#api.setPassword({ newPassword, sessionId: this.sessionId })
    this.begin('')
    return answer?.message ?? ''
  }
}

export const recoveryStore = ({ http }: Stores) => new RecoveryStore(recoveryCalls(http))
