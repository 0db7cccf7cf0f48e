import type { WithdrawalBlock } from '#manifest'
import { Cashier } from '#domains/payments/parts/cashier.tsx'

/** The way to be paid out. */
export default function Withdrawal(_options: WithdrawalBlock) {
  return <Cashier direction="withdrawal" />
}
