import { recoveryCalls, type RecoveryCalls } from '#schemas/calls/recovery.ts'
import { isProvenRefusal } from '#engine/data/retry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { forgetResetLink, keepResetLink, resetLink } from './reset-link.ts'

/** Password recovery: the email with a link, and the new password. */
export class RecoveryStore {
  readonly #api: RecoveryCalls
  #sessionId = resetLink() ?? ''

  constructor(api: RecoveryCalls) {
    this.#api = api
  }

  /** Whether a link of an email brought this tab here and was not used yet. */
  get hasLink(): boolean {
    return resetLink() !== null
  }

  /** `sessionId`: the secret of the email’s link. */
  begin(sessionId: string) {
    this.#sessionId = sessionId
    keepResetLink(sessionId)
  }

  /** Sends the email. Returns the server’s message or the empty string; rejects with an `ApiError`. */
  async sendLink(email: string): Promise<string> {
    return (await this.#api.sendLink({ email }))?.message ?? ''
  }

  /**
   * Sets the new password, byte for byte as typed. Returns the server’s message or the empty string; rejects with an
   * `ApiError`. A link that is used, or refused for another reason than a field, is not kept over a reload.
   */
  async setPassword(newPassword: string): Promise<string> {
    try {
      const answer = await this.#api.setPassword({ newPassword, sessionId: this.#sessionId })
      this.#sessionId = ''
      forgetResetLink()
      return answer?.message ?? ''
    } catch (error) {
      if (isProvenRefusal(error) && !error.body?.param) forgetResetLink()
      throw error
    }
  }
}

export const recoveryStore = ({ http }: Stores) => new RecoveryStore(recoveryCalls(http))
