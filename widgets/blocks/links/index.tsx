import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { LinksBlock } from '#manifest'
import { Link } from '#engine/routing/link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import styles from './links.module.css'

/** Links to pages of the site, and to static pages in the interface language, as far as they are open. */
export default observer(function Links({ pages, items }: LinksBlock) {
  const { manifest, language } = useStores()
  const { t } = useTranslation()
  const access = useAccess()
  const statics = access.isOpen('STATIC_PAGE') ? items : []
  const links = [
    ...(pages ?? []).filter(access.isOpen).map((page) => ({
      page,
      to: manifest.pages[page].path,
      text: manifest.pages[page].title ?? '',
    })),
    ...statics.map(({ page, text }) => ({
      page,
      to: generatePath(manifest.pages.STATIC_PAGE.path, { pageId: `${page}-${language.current}` }),
      text,
    })),
  ]
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('footer.links')}>
      <ul className={styles.list} role="list">
        {links.map(({ page, to, text }) => (
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
