import { useTranslation } from 'react-i18next'
import type { MainNavBlock } from '#manifest'
import { NavList } from '#engine/routing/nav-list.tsx'

/** Links to pages: the site’s main navigation, or that of a part of it. */
export default function MainNav({ items, label }: MainNavBlock) {
  const { t } = useTranslation()
  return <NavList label={label === undefined ? t('nav.label') : t(label)} entries={items} />
}
