import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BottomNavBlock } from '#manifest'
import { useOpenEntries } from '#engine/routing/nav-list.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './bottom-nav.module.css'
import { useFit } from './use-fit.ts'

const maxEntries = 5

/**
 * The bottom bar: the first open entries, at most five places including those of the chat buttons at its end. Where places
 * are short the main page’s entry gives way first, because the logo leads there too.
 */
export default observer(function BottomNav({ items }: BottomNavBlock) {
  const { chats, overlays } = useStores().manifest
  const { t } = useTranslation()
  const chatPlaces = overlays.chat.visible ? chats : []
  const places = maxEntries - chatPlaces.length
  const entries = useOpenEntries(items)
  const open = (entries.length > places ? entries.filter(({ page }) => page !== 'MAIN') : entries).slice(0, places)
  const list = useFit(open.map(({ text }) => t(text)).join())
  return (
    <nav className={styles.nav} aria-label={t('nav.shortcuts')}>
      <ul ref={list} className={styles.list} role="list">
        {open.map(({ page, icon, text }) => (
          <li key={`${page} ${text}`} className={styles.item}>
            <PageLink className={styles.entry} page={page}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
              <span className={styles.label}>{t(text)}</span>
            </PageLink>
          </li>
        ))}
        {chatPlaces.map(({ use }) => (
          <li key={use} className={styles.chat} aria-hidden />
        ))}
      </ul>
    </nav>
  )
})
