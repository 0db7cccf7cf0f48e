import { observer } from 'mobx-react-lite'
import { firstDepositHint } from '#domains/account/flags.ts'
import { Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DepositBlock } from '#manifest'
import { Cashier } from '#domains/payments/parts/cashier.tsx'
import { SheetContext } from '#domains/payments/parts/sheet-context.ts'
import { paymentResultOf } from '#domains/payments/payment-result.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStores } from '#engine/shell/stores.ts'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './deposit.module.css'

const FirstDeposit = lazyWithRetry(() => import('./first-deposit.tsx'))
const Returned = lazyWithRetry(() => import('./returned.tsx'))

/**
 * The deposit form, the result of a payment whose page led back here, and after a registration an explanation of the first
 * deposit, once. The payment-result overlay shows the result instead, if the brand has it; a success is shown by
 * SUCCESSFUL_DEPOSIT if the brand has it, except in a sheet.
 */
export default observer(function Deposit(_options: DepositBlock) {
  const [showsHint, setShowsHint] = useState(() => firstDepositHint.isSet())
  useEffect(() => firstDepositHint.clear(), [])
  const { overlays } = useStores().manifest
  const isSheet = use(SheetContext) !== null
  const go = useGoToPage()
  const { search } = useLocation()
  const claim = overlays['payment-result'].visible ? undefined : paymentResultOf(search)
  const { isOpen } = useAccess()
  const leavesPage = claim === 'success' && !isSheet && isOpen('SUCCESSFUL_DEPOSIT')
  useEffect(() => {
    if (leavesPage) go('SUCCESSFUL_DEPOSIT', { replace: true })
  })
  const [isOffered, setOffered] = useState(false)
  // In a sheet, the player goes on with the game instead of with another deposit.
  const hasForm = !isSheet || !claim || isOffered
  return (
    <div className={styles.deposit}>
      <Suspense fallback={<Skeleton height="96px" />}>
        {claim && !leavesPage && <Returned claim={claim} isOverForm={hasForm} onOffer={setOffered} />}
      </Suspense>
      {hasForm && <Cashier direction="deposit" />}
      <Suspense fallback={null}>{showsHint && <FirstDeposit onClose={() => setShowsHint(false)} />}</Suspense>
    </div>
  )
})
