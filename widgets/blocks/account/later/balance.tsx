import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './player.module.css'

/** The player’s real balance, and below it the bonus balance unless it is 0. */
export const Balance = observer(function Balance({ user }: { user: User }) {
  const language = useStores().language.current
  const { t } = useTranslation()
  const { balance, bonusBalance, currency } = user
  return (
    <div className={styles.balance} data-balance={balance} data-bonus-balance={bonusBalance}>
      <p className={styles.amount}>
        <span className="visually-hidden">{t('account.balance')}</span>
        <Money amount={balance} currency={currency} language={language} />
      </p>
      {bonusBalance !== undefined && bonusBalance !== 0 && (
        <p className={styles.bonus}>
          <span className="visually-hidden">{t('account.bonusBalance')}</span>
          <Icon name="gift" size={12} />
          <Money amount={bonusBalance} currency={currency} language={language} />
        </p>
      )}
    </div>
  )
})
