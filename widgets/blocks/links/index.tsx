import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { LinksBlock } from '#manifest'
import { Link } from '#engine/routing/link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useStores } from '#engine/shell/stores.ts'
import styles from './links.module.css'

/** Links to static pages in the interface language; hidden while static pages are closed. */
export default observer(function Links({ items }: LinksBlock) {
  const { manifest, language } = useStores()
  const { t } = useTranslation()
  if (!useAccess().isOpen('STATIC_PAGE')) return null
  const { path } = manifest.pages.STATIC_PAGE
  return (
    <nav className={styles.links} aria-label={t('footer.links')}>
      <ul className={styles.list} role="list">
        {items.map(({ page, text }) => (
          <li key={page}>
            <Link className={styles.link} to={generatePath(path, { pageId: `${page}-${language.current}` })}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
