import { useTranslation } from 'react-i18next'
import type { CategoryNavBlock } from '#manifest'
import { NavList } from '#engine/routing/nav-list.tsx'

/** Links to the games page filtered by category; hidden while that page is closed. */
export default function CategoryNav({ items }: CategoryNavBlock) {
  const { t } = useTranslation()
  const entries = items.map(({ category, icon, text }) => ({ page: 'GAMES' as const, query: { category }, icon, text }))
  return <NavList label={t('nav.categories')} entries={entries} />
}
