import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import styles from './cashier.module.css'

const pages = ['DEPOSIT', 'WITHDRAWAL'] as const

/** Links between deposit and withdrawal, if both pages are open to the player. */
export const DirectionLinks = observer(function DirectionLinks() {
  const { t } = useTranslation(['payment', 'common'])
  const { isOpen } = useAccess()
  if (!pages.every(isOpen)) return null
  return (
    <nav className={styles.directions} aria-label={t('cashier.directions')}>
      {pages.map((page) => (
        <PageLink key={page} className={styles.direction} page={page} replace>
          {t(`common:page.${page}`)}
        </PageLink>
      ))}
    </nav>
  )
})
