import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RouteKey } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useSignOut } from '#engine/routing/use-sign-out.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './player.module.css'

const pages: RouteKey[] = [
  'PROFILE',
  'PERSONAL_DATA',
  'DEPOSIT',
  'WITHDRAWAL',
  'BONUSES',
  'WHEEL_OF_FORTUNE',
  'MESSAGES',
  'OPERATION_HISTORY',
  'BET_HISTORY',
  'SPORT_BETS',
  'CASHBACK_HISTORY',
  'USER_DOCUMENT',
  'CHANGE_PASSWORD',
]

/** Links to the player’s pages that are open, and the sign-out button. */
export const MenuEntries = observer(function MenuEntries({ onChoose }: { onChoose: () => void }) {
  const { manifest } = useStores()
  const { isOpen } = useAccess()
  const { t } = useTranslation()
  const { leaving, signOut } = useSignOut()
  return (
    <ul className={styles.entries} role="list">
      {pages.filter(isOpen).map((page) => (
        <li key={page}>
          <PageLink className={styles.entry} page={page} onClick={onChoose}>
            {t(manifest.pages[page].title)}
          </PageLink>
        </li>
      ))}
      <li className={styles.last}>
        <button type="button" className={styles.entry} aria-disabled={leaving} onClick={() => void signOut()}>
          <Icon name="log-out" size={18} mirrored />
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  )
})
