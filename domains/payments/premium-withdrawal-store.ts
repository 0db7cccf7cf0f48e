import { makeAutoObservable } from 'mobx'
import type { Stores } from '#engine/shell/stores.ts'

/** The payout of a premium withdrawal: `amount` in the major unit of `currency`, an ISO 4217 code. */
export interface PremiumWithdrawal {
  amount: number
  currency: string
}

/** A withdrawal that the brand’s staff pay out manually, while its overlay explains the next steps. */
export class PremiumWithdrawalStore {
  current: PremiumWithdrawal | undefined = undefined
  readonly #overlays: Stores['overlays']

  constructor(overlays: Stores['overlays']) {
    this.#overlays = overlays
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Opens the overlay for a withdrawal the server marked as premium. */
  open(withdrawal: PremiumWithdrawal) {
    this.current = withdrawal
    this.#overlays.open('premium-withdrawal')
  }

  close() {
    this.current = undefined
    this.#overlays.close('premium-withdrawal')
  }
}

export const premiumWithdrawalStore = ({ overlays }: Stores) => new PremiumWithdrawalStore(overlays)
