import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BottomNavBlock } from '#manifest'
import { useOpenEntries } from '#engine/routing/nav-list.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './bottom-nav.module.css'

const maxEntries = 5

/** The bottom bar: the first open entries, at most five places including those of the floating chat buttons at its end. */
export default observer(function BottomNav({ items }: BottomNavBlock) {
  const { chats, overlays } = useStores().manifest
  const { t } = useTranslation()
  const chatPlaces = overlays.chat.visible ? chats : []
  const open = useOpenEntries(items).slice(0, maxEntries - chatPlaces.length)
  return (
    <nav className={styles.nav} aria-label={t('nav.shortcuts')}>
      <ul className={styles.list} role="list">
        {open.map(({ page, icon, text }) => (
          <li key={`${page} ${text}`} className={styles.item}>
            <PageLink className={styles.entry} page={page}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
              {t(text)}
            </PageLink>
          </li>
        ))}
        {chatPlaces.map(({ use }) => (
          <li key={use} className={styles.item} aria-hidden />
        ))}
      </ul>
    </nav>
  )
})
