import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import type { CurrentPayment } from '../payment.ts'
import { paymentStore } from '../payment-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './steps.module.css'
import { Notice } from './notice.tsx'
import { useOnline } from './use-online.ts'
import { useStep } from './use-step.ts'

/** A payment whose outcome is pending: sent, slow, or with a lost response. */
export const PaymentProgress = observer(function PaymentProgress({ current }: { current: CurrentPayment }) {
  const { t } = useTranslation('payment')
  const section = useStep()
  const { direction, amount, currency, stage, isSlow } = current
  const money = useMoneyText(currency)
  return (
    <section className={styles.progress} ref={section} tabIndex={-1} data-step={stage} aria-live="polite">
      <span className={styles.spinner} aria-hidden />
      <h2 className={styles.heading}>{t(`inProgress.title.${direction}`, { amount: money(amount) })}</h2>
      {stage === 'unknown' ? (
        <Unknown current={current} />
      ) : (
        <p className={styles.text}>{t(isSlow ? 'inProgress.slow' : 'inProgress.text')}</p>
      )}
    </section>
  )
})

/**
 * Notice for a lost response. Once the server is known to have nothing, the payment can be sent again if all its fields
 * are known, or dismissed; where nothing more can be learnt, it can be dismissed too.
 */
const Unknown = observer(function Unknown({ current: { isAbsent, hasAllFields } }: { current: CurrentPayment }) {
  const { t } = useTranslation('payment')
  const { retry, forget, isBusy, canDismiss } = useStore(paymentStore)
  const online = useOnline()
  const name = isAbsent ? 'absent' : 'unknown'
  const canRetry = hasAllFields || !isAbsent
  const text = canRetry ? t(canDismiss && !isAbsent ? 'unknown.ask' : `${name}.text`) : t('absent.form')
  return (
    <Notice
      tone="warning"
      icon={online ? 'clock' : 'cloud-off'}
      title={t(`${name}.title`)}
      text={online ? text : t('offline.asking')}
    >
      {canRetry && (
        <Button disabled={isBusy || !online} onClick={() => void retry()}>
          {t(`${name}.retry`)}
        </Button>
      )}
      {canDismiss && (
        <Button kind="quiet" disabled={isBusy} onClick={() => forget()}>
          {t('absent.back')}
        </Button>
      )}
    </Notice>
  )
})
