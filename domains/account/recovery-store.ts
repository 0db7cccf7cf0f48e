import { makeAutoObservable } from 'mobx'
import { recoveryApi, type RecoveryApi } from './recovery-api.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** A forgotten password: the letter with the link, and the new password. */
export class RecoveryStore {
  /** The secret of the letter’s link, in memory alone; empty where none brought the player here. */
  sessionId = ''
  readonly #api: RecoveryApi

  constructor(api: RecoveryApi) {
    this.#api = api
    makeAutoObservable(this, {}, { autoBind: true })
  }

  begin(sessionId: string) {
    this.sessionId = sessionId
  }

  /** Has the letter sent. Answers the server’s words, or the empty string; fails with an `ApiError`. */
  sendLink(email: string): Promise<string> {
    return this.#api.sendLink({ email })
  }

  /** Sets the new password, byte for byte as typed. Answers the server’s words, or the empty string; fails with an `ApiError`. */
  async setPassword(newPassword: string): Promise<string> {
    const words = await this.#api.setPassword({ newPassword, sessionId: this.sessionId })
    this.begin('')
    return words
  }
}

export const recoveryStore = ({ http }: Stores) => new RecoveryStore(recoveryApi(http))
