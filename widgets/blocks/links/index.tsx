import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { LinksBlock, RouteKey } from '#manifest'
import { Link } from '#engine/routing/link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useStores } from '#engine/shell/stores.ts'
import styles from './links.module.css'

/** Links to static pages in the interface language and to pages of the site, as far as these are open. */
export default observer(function Links({ items }: LinksBlock) {
  const { manifest, language } = useStores()
  const { t } = useTranslation()
  const access = useAccess()
  const isOfSite = (page: string): page is RouteKey => page in manifest.pages
  const links = items.flatMap(({ page, text }) => {
    if (isOfSite(page)) return access.isOpen(page) ? { page, text, to: manifest.pages[page].path } : []
    const pageId = `${page}-${language.current}`
    return access.isOpen('STATIC_PAGE')
      ? { page, text, to: generatePath(manifest.pages.STATIC_PAGE.path, { pageId }) }
      : []
  })
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('footer.links')}>
      <ul className={styles.list} role="list">
        {links.map(({ page, text, to }) => (
          <li key={page}>
            <Link className={styles.link} to={to}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
