import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { voucherStore } from '#domains/offers/voucher-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './steps.module.css'
import { SheetContext } from './sheet-context.ts'
import { useStep } from './use-step.ts'
import type { Operation } from '../payment.ts'

interface OutcomeProps {
  operation: Operation
  /** Starts another payment. */
  onAnother: () => void
}

/**
 * The outcome of an operation the server has accepted: paid or in progress, with the link to the payment page if it
 * comes next.
 */
export const Outcome = observer(function Outcome({ operation, onAnother }: OutcomeProps) {
  const { t } = useTranslation(['payment', 'common'])
  const { isOpen } = useAccess()
  const section = useStep()
  const close = use(SheetContext)
  const { direction, status, amount, currency, methodName = '', redirectUrl } = operation
  const money = useMoneyText(currency)
  const name = status === 'redirect' ? 'redirect' : (`${direction}.${status === 'done' ? 'done' : 'accepted'}` as const)
  return (
    <section className={styles.outcome} ref={section} tabIndex={-1} aria-labelledby="outcome-title" data-step="outcome">
      <span className={styles[status === 'done' ? 'done' : 'going']}>
        <Icon name={status === 'done' ? 'circle-check' : 'clock'} size={40} />
      </span>
      <h2 id="outcome-title" className={styles.heading}>
        {t(`outcome.${name}.title`)}
      </h2>
      <p className={styles.text}>{t(`outcome.${name}.text`, { amount: money(amount), method: methodName })}</p>
      <VoucherCode operation={operation} />
      <div className={styles.actions}>
        {status === 'redirect' && redirectUrl !== undefined && (
          <a className={buttonClass.primary} href={redirectUrl}>
            {t('outcome.redirect.go')}
          </a>
        )}
        {close && status !== 'redirect' && <Button onClick={close}>{t('outcome.back')}</Button>}
        {!close && isOpen('OPERATION_HISTORY') && (
          <PageLink className={buttonClass.quiet} page="OPERATION_HISTORY">
            {t('common:page.OPERATION_HISTORY')}
          </PageLink>
        )}
        <Button kind="quiet" onClick={onAnother}>
          {t(`outcome.another.${direction}`)}
        </Button>
      </div>
    </section>
  )
})

/**
 * Opens the voucher overlay again, which may have been closed too early; shows the code itself if the brand has no such
 * overlay.
 */
const VoucherCode = observer(function VoucherCode({ operation: { voucher } }: { operation: Operation }) {
  const { t } = useTranslation('payment')
  const { overlays } = useStores().manifest
  const store = useStore(voucherStore)
  if (voucher === undefined) return null
  if (overlays.voucher.visible) {
    return <Button onClick={() => store.open(voucher)}>{t('outcome.showVoucher')}</Button>
  }
  return (
    <p className={styles.code}>
      <bdi dir="ltr">{voucher}</bdi>
    </p>
  )
})
