import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useQuickDeposit } from '#domains/payments/parts/use-quick-deposit.ts'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './empty-balance.module.css'

/** Tells a player with an empty balance so, and offers a deposit: over the game, else on its page, if one of them is open. */
export const EmptyBalance = observer(function EmptyBalance() {
  const { t } = useTranslation('user')
  const { user } = useStores().session
  const { isOpen } = useAccess()
  const deposit = useQuickDeposit()
  if (user?.balance === undefined || user.balance + (user.bonusBalance ?? 0) > 0) return null
  return (
    <p className={styles.hint} role="status">
      <Icon name="wallet" size={18} />
      <span className={styles.text}>{t('play.emptyBalance')}</span>
      {deposit && (
        <button type="button" className={styles.link} onClick={deposit}>
          {t('play.deposit')}
        </button>
      )}
      {!deposit && isOpen('DEPOSIT') && (
        <PageLink className={styles.link} page="DEPOSIT">
          {t('play.deposit')}
        </PageLink>
      )}
    </p>
  )
})
