import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { NavItem } from '#manifest'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from './page-link.tsx'
import { useAccess } from './use-access.ts'
import styles from './nav-list.module.css'

interface NavEntry extends NavItem {
  query?: Record<string, string>
}

/** Returns the entries whose pages are open to this player and whose own guards pass. Call it in an `observer`. */
export function useOpenEntries(entries: readonly NavEntry[]): NavEntry[] {
  const access = useAccess()
  return entries.filter(({ page, guards }) => access.isOpen(page) && access.verdict(guards) === true)
}

interface NavListProps {
  label: string
  entries: readonly NavEntry[]
}

/** A vertical list of the open entries; in the header it is horizontal and shown from 1025 px. */
export const NavList = observer(function NavList({ label, entries }: NavListProps) {
  const { t } = useTranslation()
  const open = useOpenEntries(entries)
  if (open.length === 0) return null
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list} role="list">
        {open.map(({ page, query, icon, text }) => (
          <li key={`${page} ${text}`}>
            <PageLink className={styles.entry} page={page} query={query}>
              <Icon name={icon} />
              {t(text)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})
