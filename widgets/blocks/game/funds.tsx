import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useQuickDeposit } from '#domains/payments/parts/use-quick-deposit.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './bar.module.css'

/** The player’s balance while the page’s header is not visible, and the button that deposits over the game. */
export const Funds = observer(function Funds({ full }: { full: boolean }) {
  const { session, language } = useStores()
  const { t } = useTranslation()
  const deposit = useQuickDeposit()
  if (!session.user) return null
  const { balance, bonusBalance, currency } = session.user
  const amount = balance === undefined ? undefined : balance + (bonusBalance ?? 0)
  return (
    <div className={styles.funds} data-full={full || undefined}>
      <p className={styles.balance}>
        <span className="visually-hidden">{t('account.balance')}</span>
        <Money amount={amount} currency={currency} language={language.current} />
      </p>
      {deposit && (
        <button
          type="button"
          className={styles.deposit}
          data-quick-deposit
          aria-label={t('page.DEPOSIT')}
          onClick={deposit}
        >
          <Icon name="plus" size={18} />
        </button>
      )}
    </div>
  )
})
