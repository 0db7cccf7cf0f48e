import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import styles from './cashier.module.css'
import { SheetContext } from './sheet-context.ts'

const pages = ['DEPOSIT', 'WITHDRAWAL'] as const

/** Links between deposit and withdrawal, if both pages are open to the player; none in a sheet. */
export const DirectionLinks = observer(function DirectionLinks() {
  const { t } = useTranslation(['payment', 'common'])
  const { isOpen } = useAccess()
  const isSheet = use(SheetContext) !== null
  if (isSheet || !pages.every(isOpen)) return null
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
