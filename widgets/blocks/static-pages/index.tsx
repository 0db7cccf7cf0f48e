import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath, useLocation } from 'react-router-dom'
import type { StaticPagesBlock } from '#manifest'
import { pageStore, type StaticPageLink } from '#domains/content/page-store.ts'
import type { FirstRead } from '#engine/registry.ts'
import { Link } from '#engine/routing/link.tsx'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './static-pages.module.css'

export const firstRead: FirstRead<StaticPagesBlock> = ({ get, language }) => get(pageStore).listIn(language.current)

/** Links to all static pages in the interface language (spec §7: filtered on the client), the brand’s own first. */
export default observer(function StaticPages(_options: StaticPagesBlock) {
  const { language } = useStores()
  return (
    <Loadable
      resource={useStore(pageStore).listIn(language.current)}
      skeleton={<Skeleton className={styles.waiting} height="120px" />}
    >
      {(pages) => <List pages={pages} />}
    </Loadable>
  )
})

const List = observer(function List({ pages }: { pages: readonly StaticPageLink[] }) {
  const { t } = useTranslation('user')
  const { path } = useStores().manifest.pages.STATIC_PAGE
  const { pathname } = useLocation()
  if (pages.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={t('staticPages.title')}>
      <p className={styles.title}>{t('staticPages.title')}</p>
      <ul className={styles.list} role="list">
        {pages.map(({ id, title }) => {
          const to = generatePath(path, { pageId: id })
          return (
            <li key={id}>
              <Link className={styles.link} to={to} aria-current={pathname === to ? 'page' : undefined}>
                <Icon name="file-text" />
                <span className={styles.text}>{title}</span>
                <Icon name="chevron-right" size={18} mirrored />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
})
