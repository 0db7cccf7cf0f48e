import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { difference } from '#engine/data/minor-units.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStore } from '#engine/shell/stores.ts'
import { spendStore } from '../spend-store.ts'

/** What the player won or lost since their session began; nothing until it is known. `isShort` shows the amount alone. */
export default observer(function Spend({ isShort }: { isShort?: boolean }) {
  const { value } = useStore(spendStore)
  const money = useMoneyText(value?.currency ?? '')
  const { t } = useTranslation('limits')
  if (!value) return null
  const amount = money(difference(value.won, value.staked, value.currency))
  return (
    <span data-spend>
      <span className={isShort ? 'visually-hidden' : undefined}>{t('spend', { amount })}</span>
      {isShort && <span aria-hidden>{amount}</span>}
    </span>
  )
})
