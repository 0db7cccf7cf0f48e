import { firstDepositExplained } from '#domains/payments/flags.ts'
import { Suspense, useEffect, useState } from 'react'
import type { DepositBlock } from '#manifest'
import { Cashier } from '#domains/payments/parts/cashier.tsx'
import { fetched } from '#engine/ui/fetched.ts'
import styles from './deposit.module.css'
import { Returned } from './returned.tsx'

const FirstDeposit = fetched(() => import('./first-deposit.tsx'))

/** The way to pay in, with what the payment page led back with, and once, after a registration, how a first deposit goes. */
export default function Deposit(_options: DepositBlock) {
  const [explains, setExplains] = useState(() => firstDepositExplained.isSet())
  useEffect(() => firstDepositExplained.clear(), [])
  return (
    <div className={styles.deposit}>
      <Returned />
      <Cashier direction="deposit" />
      <Suspense fallback={null}>{explains && <FirstDeposit onClose={() => setExplains(false)} />}</Suspense>
    </div>
  )
}
