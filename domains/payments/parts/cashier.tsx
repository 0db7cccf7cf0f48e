import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentDirection } from '../payment-records.ts'
import { paymentStore } from '../payment-store.ts'
import { paymentMethodStore } from '../payment-method-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './cashier.module.css'
import { PaymentSteps } from './payment-steps.tsx'
import { DirectionLinks } from './direction-links.tsx'
import { Funds } from './funds.tsx'
import type { Method } from '../payment-method-store.ts'
import methodStyles from './methods.module.css'

/** The cashier page of one direction: balances, payment methods, and one payment at a time. */
export const Cashier = observer(function Cashier({ direction }: { direction: PaymentDirection }) {
  const { user } = useStores().session
  const methods = useStore(paymentMethodStore)
  const { follow } = useStore(paymentStore)
  useEffect(follow, [follow])
  if (!user) return null
  return (
    <div className={styles.cashier}>
      <DirectionLinks />
      <Funds user={user} direction={direction} />
      <Loadable resource={methods.list(direction, user.currency)} skeleton={<Waiting />}>
        {(list) =>
          isSome(list) ? <PaymentSteps key={direction} methods={list} user={user} /> : <Closed direction={direction} />
        }
      </Loadable>
    </div>
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
