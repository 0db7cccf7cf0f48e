import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Operation } from '#domains/payments/current-payment.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Moment } from '#engine/ui/moment.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './pending-operations.module.css'

const icons = { deposit: 'arrow-down-to-line', withdrawal: 'arrow-up-from-line' } as const
const tones = {
  pending: 'going',
  processing: 'going',
  redirect: 'waiting',
  done: 'done',
  failed: 'over',
  cancelled: 'over',
} as const

interface OperationRowProps {
  operation: Operation
  onCancel: () => void
}

/** One payment: type, method, amount, status and available actions. */
export const OperationRow = observer(function OperationRow({ operation, onCancel }: OperationRowProps) {
  const { t } = useTranslation(['payment', 'history'])
  const language = useStores().language.current
  const { direction, methodName, status, amount, currency, at, redirectUrl, canCancel, key } = operation
  return (
    <li className={styles.row} data-operation={key} data-status={status}>
      <span className={styles.icon}>
        <Icon name={icons[direction]} />
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          {t(`history:kind.${direction}`)}
          {methodName && (
            <span className={styles.method}>
              <bdi>{methodName}</bdi>
            </span>
          )}
        </p>
        <Moment className={styles.at} at={at} language={language} />
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>
          <Money amount={amount} currency={currency} language={language} />
        </p>
        <p className={classes(styles.status, styles[tones[status]])}>{t(`pending.status.${status}`)}</p>
      </div>
      {(redirectUrl !== undefined || canCancel) && (
        <div className={styles.actions}>
          {redirectUrl !== undefined && (
            <a className={buttonClass.primary} href={redirectUrl}>
              {t('pending.continue')}
            </a>
          )}
          {canCancel && (
            <Button kind="quiet" aria-haspopup="dialog" onClick={onCancel}>
              {t('pending.cancel')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
})
