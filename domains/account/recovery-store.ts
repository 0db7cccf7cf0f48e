import { recoveryCalls, type RecoveryCalls } from '#schemas/calls/recovery.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { forgetResetLink, keepResetLink, resetLink } from './reset-link.ts'

/** Password recovery: the email with a link, and the new password. */
export class RecoveryStore {
  readonly #api: RecoveryCalls

  constructor(api: RecoveryCalls) {
    this.#api = api
  }

  /** Whether a link of an email brought this tab here and was not used yet. */
  get hasLink(): boolean {
    return resetLink() !== null
  }

  /** `sessionId`: the secret of the email’s link. */
  begin(sessionId: string) {
    keepResetLink(sessionId)
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
    const answer = await this.#api.setPassword({ newPassword, sessionId: resetLink() ?? '' })
    forgetResetLink()
    return answer?.message ?? ''
  }
}

export const recoveryStore = ({ http }: Stores) => new RecoveryStore(recoveryCalls(http))
