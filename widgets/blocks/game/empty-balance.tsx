import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './empty-balance.module.css'

/** Tells a player with an empty balance so, with a link to the deposit page if it is open. */
export const EmptyBalance = observer(function EmptyBalance() {
  const { t } = useTranslation('user')
  const { user } = useStores().session
  const { isOpen } = useAccess()
  if (user?.balance === undefined || user.balance + (user.bonusBalance ?? 0) > 0) return null
  return (
    <p className={styles.hint} role="status">
      <Icon name="wallet" size={18} />
      <span className={styles.text}>{t('play.emptyBalance')}</span>
      {isOpen('DEPOSIT') && (
        <PageLink className={styles.link} page="DEPOSIT">
          {t('play.deposit')}
        </PageLink>
      )}
    </p>
  )
})
