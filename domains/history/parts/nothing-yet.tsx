import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import type { Histories } from '../history-store.ts'
import styles from './history.module.css'

/** Where a history begins: its first open page is offered first. */
const starts = {
  bets: [
    ['SPORT', 'common:page.SPORT'],
    ['GAMES', 'common:nav.casino'],
  ],
  cashbacks: [['GAMES', 'common:nav.casino']],
  operations: [['DEPOSIT', 'common:page.DEPOSIT']],
} as const

/** A history that has no row at all, with links to where the first one is made instead of filters. */
export const NothingYet = observer(function NothingYet({ name }: { name: keyof Histories }) {
  const { t } = useTranslation(['history', 'common'])
  const { isOpen } = useAccess()
  const all: readonly (typeof starts)[keyof Histories][number][] = starts[name]
  const open = all.filter(([page]) => isOpen(page))
  return (
    <Empty icon="history" title={t(`nothing.${name}`)} text={t('nothing.text')}>
      <div className={styles.starts}>
        {open.map(([page, text], index) => (
          <PageLink key={page} className={index === 0 ? buttonClass.primary : buttonClass.quiet} page={page}>
            {t(text)}
          </PageLink>
        ))}
      </div>
    </Empty>
  )
})
