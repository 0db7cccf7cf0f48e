import { makeAutoObservable } from 'mobx'
import { confirmationCalls, type ConfirmationCalls } from '#schemas/calls/confirmation.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withTimeout } from '#engine/data/timeout.ts'

/** Confirms an email address by the link of an email, and sends that email again. */
class ConfirmationStore {
  confirmed = false
  readonly #api: ConfirmationCalls

  constructor(api: ConfirmationCalls) {
    this.#api = api
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Confirms the address with the link’s secret. Rejects with an `ApiError`. */
  async confirm(secret: string) {
    await withTimeout(this.#api.confirm(secret))
    this.receiveConfirmed()
  }

  /** Sends the email to the signed-in player again. Rejects with an `ApiError`. */
  async sendEmail() {
    await withTimeout(this.#api.sendEmail())
  }

  private receiveConfirmed() {
    this.confirmed = true
  }
}

export const confirmationStore = ({ http }: Stores) => new ConfirmationStore(confirmationCalls(http))
