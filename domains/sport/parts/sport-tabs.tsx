import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import styles from './sport-tabs.module.css'

const tabs = [
  { page: 'SPORT', text: 'user:sport.prematch' },
  { page: 'LIVE_SPORT', text: 'user:sport.live' },
  { page: 'SPORT_BETS', text: 'user:sport.bets' },
  { page: 'HORSES', text: 'common:page.HORSES' },
] as const

/** Tabs between the pages of sport: their only navigation, since sportsbooks are told to show none. */
export const SportTabs = observer(function SportTabs() {
  const { t } = useTranslation(['user', 'common'])
  const { isOpen } = useAccess()
  const open = tabs.filter(({ page }) => isOpen(page))
  if (open.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={t('sport.tabs')}>
      {open.map(({ page, text }) => (
        <PageLink key={page} className={styles.tab} page={page}>
          {page === 'LIVE_SPORT' && <span className={styles.dot} aria-hidden />}
          {t(text)}
        </PageLink>
      ))}
    </nav>
  )
})
