import type { WithdrawalBlock } from '#manifest'
import { Cashier } from '#domains/payments/parts/cashier.tsx'

/** The withdrawal form. */
export default function Withdrawal(_options: WithdrawalBlock) {
  return <Cashier direction="withdrawal" />
}
