import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SectorsBlock } from '#manifest'
import { useOpenEntries } from '#engine/routing/nav-list.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import styles from './sectors.module.css'

/** Large links to the parts of the site that are open to this player. */
export default observer(function Sectors({ items, layout }: SectorsBlock) {
  const { t } = useTranslation()
  const open = useOpenEntries(items)
  if (open.length === 0) return null
  return (
    <nav aria-label={t('nav.sectors')}>
      <ul className={styles.sectors} role="list" data-layout={layout}>
        {(open as SectorsBlock['items']).map(({ page, category, icon, text, image }) => (
          <li key={`${page} ${text}`} className={styles.sector}>
            {image && <LazyImage className={styles.picture} src={image} />}
            <PageLink className={styles.name} page={page} query={category ? { category } : undefined}>
              {t(text)}
            </PageLink>
            {!image && (
              <span className={styles.icon}>
                <Icon name={icon} size={44} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
})
