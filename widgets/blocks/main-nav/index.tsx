import { useTranslation } from 'react-i18next'
import type { MainNavBlock } from '#manifest'
import { NavList } from '#engine/routing/nav-list.tsx'

/** The site’s main navigation. */
export default function MainNav({ items }: MainNavBlock) {
  const { t } = useTranslation()
  return <NavList label={t('nav.label')} entries={items} />
}
