import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutsideLink } from '#manifest'
import type { Registry } from '../registry.ts'
import type { Stores } from '../shell/stores.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ClosedPage } from './closed-page.tsx'
import styles from './closed-page.module.css'

/** Replaces the site for players in a region the back end does not serve. */
export function showRegionClosed(render: (page: ReactNode) => void, stores: Stores, registry: Registry) {
  render(
    <ClosedPage name="REGION_CLOSED" title="region.title" stores={stores} registry={registry}>
      <RegionClosed links={stores.manifest.regionClosed?.links ?? []} />
    </ClosedPage>,
  )
}

function RegionClosed({ links }: { links: readonly OutsideLink[] }) {
  const { t } = useTranslation('user')
  return (
    <section className={styles.card}>
      <span className={styles.icon}>
        <Icon name="flag" size={34} />
      </span>
      <h1 className={styles.title}>{t('region.title')}</h1>
      <p className={styles.text}>{t('region.text')}</p>
      {links.length > 0 && (
        <nav aria-label={t('region.links')}>
          <ul className={styles.links} role="list">
            {links.map(({ text, url }) => (
              <li key={url}>
                <a className={styles.link} href={url} rel="noreferrer">
                  {t(text, { ns: 'common' })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button kind="quiet" onClick={() => location.reload()}>
        {t('common:state.retry')}
      </Button>
    </section>
  )
}
