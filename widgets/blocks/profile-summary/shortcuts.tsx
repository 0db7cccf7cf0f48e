import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { NavItem } from '#manifest'
import { useOpenEntries } from '#engine/routing/nav-list.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './profile-summary.module.css'

/** Links to the listed pages that are open; renders nothing if none is. */
export const Shortcuts = observer(function Shortcuts({ items }: { items: readonly NavItem[] }) {
  const { t } = useTranslation(['common', 'user'])
  const open = useOpenEntries(items)
  const { profile = [] } = useStores().manifest.frame
  const inNav = new Set(
    profile.flatMap((block) => (block.use === 'profile-nav' ? block.items.map(({ page }) => page) : [])),
  )
  if (open.length === 0) return null
  return (
    <nav
      className={open.every(({ page }) => inNav.has(page)) ? styles.twice : undefined}
      aria-label={t('user:profile.shortcuts')}
    >
      <ul className={styles.shortcuts} role="list">
        {open.map(({ page, icon, text }) => (
          <li key={`${page} ${text}`} className={inNav.has(page) ? styles.twice : undefined}>
            <PageLink className={styles.shortcut} page={page}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
              {t(text)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})
