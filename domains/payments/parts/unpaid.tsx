import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import type { Operation } from '../payment.ts'
import { Notice } from './notice.tsx'

/** Leads back to the payment page of a deposit that was not paid yet. */
export const Unpaid = observer(function Unpaid({ operation }: { operation: Operation }) {
  const { t } = useTranslation('payment')
  const { amount, currency, methodName, redirectUrl } = operation
  const sum = { amount: useMoneyText(currency)(amount) }
  if (redirectUrl === undefined) return null
  return (
    <Notice tone="info" icon="clock" title={t('unpaid.title', sum)} text={methodName}>
      <a className={buttonClass.primary} href={redirectUrl} data-unpaid={operation.key}>
        {t('unpaid.continue', sum)}
      </a>
    </Notice>
  )
})
