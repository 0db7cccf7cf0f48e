import type { PaymentOperation } from '#api'

/** The deposit whose arrival a call has just told, for SUCCESSFUL_DEPOSIT to show without reading it. */
class ArrivedDeposit {
  operation: PaymentOperation | null = null

  receive = (operation: PaymentOperation) => void (this.operation = operation)
  forget = () => void (this.operation = null)
}

export const arrivedDeposit = () => new ArrivedDeposit()
