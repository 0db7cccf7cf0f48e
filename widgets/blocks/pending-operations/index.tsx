import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingOperationsBlock } from '#manifest'
import { paymentStore } from '#domains/payments/payment-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { Cancellation } from './cancellation.tsx'
import { OperationRow } from './operation-row.tsx'
import styles from './pending-operations.module.css'
import type { Operation } from '#domains/payments/payment.ts'

/** Pending payments, updated live, and those that ended during this visit. Renders nothing if there are none. */
export default observer(function PendingOperations(_options: PendingOperationsBlock) {
  const { open, follow } = useStore(paymentStore)
  const [cancelling, setCancelling] = useState<Operation | null>(null)
  // A layout effect, so that it runs before the list loads itself: `follow` loads it too.
  useLayoutEffect(follow, [follow])
  return (
    <>
      <Loadable resource={open.list} skeleton={null}>
        {(pending) => (
          <Operations operations={[...pending.filter(notIn(open.ended)), ...open.ended]} onCancel={setCancelling} />
        )}
      </Loadable>
      {cancelling && <Cancellation operation={cancelling} onClose={() => setCancelling(null)} />}
    </>
  )
})

/** Excludes ended operations: they stay in the loaded list until it is loaded again. */
const notIn =
  (ended: readonly Operation[]) =>
  ({ key }: Operation) =>
    !ended.some((operation) => operation.key === key)

interface OperationsProps {
  operations: readonly Operation[]
  onCancel: (operation: Operation) => void
}

function Operations({ operations, onCancel }: OperationsProps) {
  const { t } = useTranslation('payment')
  return (
    <section className={styles.operations} aria-labelledby="pending-operations" hidden={operations.length === 0}>
      <SectionTitle id="pending-operations">{t('pending.title')}</SectionTitle>
      <ul className={styles.list} role="list" aria-live="polite">
        {operations.map((operation) => (
          <OperationRow key={operation.key} operation={operation} onCancel={() => onCancel(operation)} />
        ))}
      </ul>
    </section>
  )
}
