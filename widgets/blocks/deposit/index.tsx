import { firstDepositExplained } from '#domains/account/flags.ts'
import { Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DepositBlock } from '#manifest'
import { SheetContext } from '#domains/payments/parts/sheet-context.ts'
import { paymentResultOf } from '#domains/payments/payment-result.ts'
import { Cashier } from '#domains/payments/parts/cashier.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import styles from './deposit.module.css'
import { Returned } from './returned.tsx'

const FirstDeposit = lazyWithRetry(() => import('./first-deposit.tsx'))

/** The deposit form, the result from the payment page, and after a registration an explanation of the first deposit, once. */
export default function Deposit(_options: DepositBlock) {
  const [isExplained, setExplained] = useState(() => firstDepositExplained.isSet())
  useEffect(() => firstDepositExplained.clear(), [])
  const isSheet = use(SheetContext) !== null
  // The player goes on with the game, and not with another deposit.
  const isPaid = paymentResultOf(useLocation().search) === 'success' && isSheet
  return (
    <div className={styles.deposit}>
      <Returned />
      {!isPaid && <Cashier direction="deposit" />}
      <Suspense fallback={null}>{isExplained && <FirstDeposit onClose={() => setExplained(false)} />}</Suspense>
    </div>
  )
}
