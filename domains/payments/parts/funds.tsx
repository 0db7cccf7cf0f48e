import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import type { PaymentDirection } from '../payment-records.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './cashier.module.css'

/** The real and the bonus balance; only the real one can be withdrawn. */
export const Funds = observer(function Funds({ user, direction }: { user: User; direction: PaymentDirection }) {
  const { t } = useTranslation(['payment', 'common'])
  const language = useStores().language.current
  const { balance, bonusBalance, currency } = user
  const isWithdrawal = direction === 'withdrawal'
  return (
    <div className={styles.funds}>
      <dl className={styles.amounts}>
        <div className={styles.real}>
          <dt>{t(isWithdrawal ? 'cashier.withdrawable' : 'common:account.balance')}</dt>
          <dd>
            <Money amount={balance} currency={currency} language={language} />
          </dd>
        </div>
        {bonusBalance !== undefined && bonusBalance !== 0 && (
          <div className={styles.bonus}>
            <dt>{t('common:account.bonusBalance')}</dt>
            <dd>
              <Money amount={bonusBalance} currency={currency} language={language} />
            </dd>
          </div>
        )}
      </dl>
      {isWithdrawal && bonusBalance !== undefined && bonusBalance !== 0 && (
        <p className={styles.note}>{t('cashier.bonusNote')}</p>
      )}
    </div>
  )
})
