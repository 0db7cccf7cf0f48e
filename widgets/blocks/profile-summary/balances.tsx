import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './profile-summary.module.css'

/** Real and bonus balance, shown separately. */
export const Balances = observer(function Balances({ user }: { user: User }) {
  const language = useStores().language.current
  const { t } = useTranslation()
  const { balance, bonusBalance, currency } = user
  return (
    <dl className={styles.balances}>
      <div className={classes(card.card, styles.real)}>
        <dt className={styles.label}>
          <Icon name="wallet" size={18} />
          {t('account.balance')}
        </dt>
        <dd className={styles.amount}>
          <Money amount={balance} currency={currency} language={language} />
        </dd>
      </div>
      {bonusBalance !== undefined && (
        <div className={classes(card.card, styles.bonus)}>
          <dt className={styles.label}>
            <Icon name="gift" size={18} />
            {t('account.bonusBalance')}
          </dt>
          <dd className={styles.amount}>
            <Money amount={bonusBalance} currency={currency} language={language} />
          </dd>
        </div>
      )}
    </dl>
  )
})
