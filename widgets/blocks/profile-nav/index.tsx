import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ProfileNavBlock } from '#manifest'
import nav from '#engine/routing/nav-list.module.css'
import { useOpenEntries } from '#engine/routing/nav-list.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useSignOut } from '#engine/routing/use-sign-out.ts'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './profile-nav.module.css'
import { popupStore } from '#domains/content/popup-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { numberText } from '#engine/i18n/formats.ts'

/** Links to the player’s pages that are open, and the sign-out button. */
export default observer(function ProfileNav({ items }: ProfileNavBlock) {
  const { t } = useTranslation(['common', 'user'])
  const open = useOpenEntries(items)
  const { leaving, signOut } = useSignOut()
  return (
    <nav aria-label={t('user:profile.menu')}>
      <ul className={classes(nav.list, styles.list)} role="list">
        {open.map(({ page, icon, text }) => (
          <li key={`${page} ${text}`}>
            <PageLink className={classes(nav.entry, styles.entry)} page={page}>
              <Icon name={icon} />
              <span className={styles.text}>{t(text)}</span>
              {page === 'MESSAGES' && <Unread />}
              <span className={styles.chevron}>
                <Icon name="chevron-right" size={18} mirrored />
              </span>
            </PageLink>
          </li>
        ))}
        <li className={styles.last}>
          <button
            type="button"
            className={classes(nav.entry, styles.entry)}
            aria-disabled={leaving}
            onClick={() => void signOut()}
          >
            <Icon name="log-out" mirrored />
            <span className={styles.text}>{t('account.signOut')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
})

/** The number of unread messages, if the inbox is already loaded; does not load it. */
const Unread = observer(function Unread() {
  const { t } = useTranslation('user')
  const { unreadCount: count } = useStore(popupStore)
  const language = useStores().language.current
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      <span aria-hidden>{numberText(count, language)}</span>
      <span className="visually-hidden">{t('messages.unreadCount', { count })}</span>
    </span>
  )
})
