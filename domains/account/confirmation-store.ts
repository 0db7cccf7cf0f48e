import { makeAutoObservable } from 'mobx'
import { confirmationCalls, type ConfirmationCalls } from '#schemas/calls/confirmation.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withPatience } from '#engine/data/until-answered.ts'

/** Confirms an email address by the link of an email, and sends that email again. */
class ConfirmationStore {
  confirmed = false
  private readonly api: ConfirmationCalls

  constructor(api: ConfirmationCalls) {
    this.api = api
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true })
  }

  /** Confirms the address with the link’s secret. Rejects with an `ApiError`. */
  async confirm(link: string) {
    await withPatience(this.api.confirm(link))
    this.receiveConfirmed()
  }

  /** Sends the email to the signed-in player again. Rejects with an `ApiError`. */
  async sendLetter() {
    await withPatience(this.api.sendLetter())
  }

  private receiveConfirmed() {
    this.confirmed = true
  }
}

export const confirmationStore = ({ http }: Stores) => new ConfirmationStore(confirmationCalls(http))
