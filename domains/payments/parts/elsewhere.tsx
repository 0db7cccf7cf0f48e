import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import type { UnderWay } from '../operation-store.ts'
import { Notice } from './notice.tsx'

/** Notice that another tab is making a payment; the player may have forgotten that tab. */
export const Elsewhere = observer(function Elsewhere({
  payment: { direction, amount, currency },
}: {
  payment: UnderWay
}) {
  const { t } = useTranslation('payment')
  const money = useMoneyText(currency)
  return (
    <Notice
      tone="info"
      icon="clock"
      title={t(`elsewhere.${direction}`, { amount: money(amount) })}
      text={t('elsewhere.text')}
      role="status"
    />
  )
})
