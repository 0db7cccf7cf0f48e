import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GameRowBlock } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import styles from './see-all.module.css'

interface SeeAllProps {
  title: string
  types: GameRowBlock['types']
  category: GameRowBlock['category']
}

/** Link to all games of a row: its category, or its only type, which is also a category. */
export const SeeAll = observer(function SeeAll({ title, types, category }: SeeAllProps) {
  const { t } = useTranslation()
  const access = useAccess()
  const only = types?.length === 1 ? types[0] : undefined
  const page = only === 'tv' ? 'TV_GAMES' : 'GAMES'
  const filter = category ?? (only === 'tv' ? undefined : only)
  if (!access.isOpen(page)) return null
  return (
    <PageLink
      className={styles.link}
      page={page}
      query={filter === undefined ? {} : { category: filter }}
      aria-label={t('lobby.seeAllOf', { title })}
    >
      {t('lobby.seeAll')}
    </PageLink>
  )
})
