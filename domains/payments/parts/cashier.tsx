import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentDirection } from '../payment-records.ts'
import { paymentStore } from '../payment-store.ts'
import type { User } from '#api'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './cashier.module.css'
import { PaymentSteps } from './payment-steps.tsx'
import { useMethods } from './use-methods.ts'
import { DirectionLinks } from './direction-links.tsx'
import { Funds } from './funds.tsx'
import type { Method } from '../payment-method-store.ts'
import methodStyles from './methods.module.css'

/** The cashier page of one direction: balances, payment methods, and one payment at a time. */
export const Cashier = observer(function Cashier({ direction }: { direction: PaymentDirection }) {
  const { user } = useStores().session
  const { follow } = useStore(paymentStore)
  useEffect(follow, [follow])
  if (!user) return null
  return (
    <div className={styles.cashier}>
      <DirectionLinks />
      <Funds user={user} direction={direction} />
      <Methods key={`${direction} ${user.currency}`} direction={direction} user={user} />
    </div>
  )
})

/** The steps wait for the open payments too: an unpaid one is shown above them, and must not push them down. */
const Methods = observer(function Methods({ direction, user }: { direction: PaymentDirection; user: User }) {
  const methods = useMethods(direction, user.currency)
  const { status } = useStore(paymentStore).open.list
  return (
    <Loadable resource={methods} skeleton={<Waiting />}>
      {(list) => {
        if (!isSome(list)) return <Closed direction={direction} />
        return status === 'loading' ? <Waiting /> : <PaymentSteps methods={list} user={user} />
      }}
    </Loadable>
  )
})

const isSome = (list: readonly Method[]): list is [Method, ...Method[]] => list.length > 0

function Closed({ direction }: { direction: PaymentDirection }) {
  const { t } = useTranslation('payment')
  return <Empty icon="wallet" title={t(`empty.${direction}Title`)} text={t('empty.methodsText')} />
}

const Waiting = () => (
  <div className={styles.steps}>
    <div className={methodStyles.cards}>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className={methodStyles.waiting} />
      ))}
    </div>
    <Skeleton height="280px" />
  </div>
)
