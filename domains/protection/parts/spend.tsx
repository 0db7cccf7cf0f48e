import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { difference } from '#engine/data/minor-units.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStore } from '#engine/shell/stores.ts'
import { spendStore } from '../spend-store.ts'

/** What the player won or lost since their session began; nothing until it is known. */
export default observer(function Spend() {
  const { value } = useStore(spendStore)
  const money = useMoneyText(value?.currency ?? '')
  const { t } = useTranslation('limits')
  if (!value) return null
  return <span data-spend>{t('spend', { amount: money(difference(value.won, value.staked, value.currency)) })}</span>
})
