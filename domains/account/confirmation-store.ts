import { makeAutoObservable } from 'mobx'
import { confirmationApi, type ConfirmationApi } from './confirmation-api.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withTimeout } from '#engine/data/until-answered.ts'

/** Whether a letter’s link confirmed the email address in this tab, and the letter once more. */
class ConfirmationStore {
  confirmed = false
  readonly #api: ConfirmationApi

  constructor(api: ConfirmationApi) {
    this.#api = api
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Confirms by the secret of the letter’s link. Fails with an `ApiError`. */
  async confirm(link: string) {
    await withTimeout(this.#api.confirm(link))
    this.receiveConfirmed()
  }

  /** Has the letter sent to the signed-in player once more. Fails with an `ApiError`. */
  async sendLetter() {
    await withTimeout(this.#api.sendLetter())
  }

  private receiveConfirmed() {
    this.confirmed = true
  }
}

export const confirmationStore = ({ http }: Stores) => new ConfirmationStore(confirmationApi(http))
