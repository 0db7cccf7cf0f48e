import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import type { Operation } from '#domains/payments/payment.ts'
import { paymentStore } from '#domains/payments/payment-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './pending-operations.module.css'

interface CancellationProps {
  operation: Operation
  onClose: () => void
}

/** Confirms the cancellation of a payment, and shows why it failed. */
export const Cancellation = observer(function Cancellation({ operation, onClose }: CancellationProps) {
  const { t } = useTranslation('payment')
  const { toasts } = useStores()
  const { open } = useStore(paymentStore)
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { key, direction, amount, currency } = operation
  const money = useMoneyText(currency)

  async function cancelPayment() {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await open.cancel(key)
      toasts.show('success', t(`pending.cancelled.${direction}`, { amount: money(amount) }))
      onClose()
    } catch (error) {
      setFailure(errorText(error))
      setBusy(false)
    }
  }

  return (
    <Modal title={t(`pending.ask.${direction}`)} onClose={onClose}>
      <p>{t(`pending.askText.${direction}`, { amount: money(amount) })}</p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.buttons}>
        <Button aria-disabled={busy || undefined} onClick={() => void cancelPayment()}>
          {t('pending.yes')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('pending.no')}
        </Button>
      </div>
    </Modal>
  )
})
