import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import type { Payment } from '../payment.ts'
import { Notice } from './notice.tsx'

/** Notice that another tab is making a payment; the player may have forgotten that tab. */
export const OtherTabNotice = observer(function OtherTabNotice({
  payment: { direction, amount, currency },
}: {
  payment: Payment
}) {
  const { t } = useTranslation('payment')
  const money = useMoneyText(currency)
  return (
    <Notice
      tone="info"
      icon="clock"
      title={t(`otherTab.${direction}`, { amount: money(amount) })}
      text={t('otherTab.text')}
      role="status"
    />
  )
})
