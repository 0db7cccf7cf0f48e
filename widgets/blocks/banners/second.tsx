import { useTranslation } from 'react-i18next'
import type { Banner } from '#api'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import { Art } from './art.tsx'
import styles from './second.module.css'
import { Words } from './words.tsx'

/** The second list of banners: small cards side by side. */
export function Second({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation()
  return (
    <ScrollRow title={t('banners.more')}>
      {banners.map((banner) => (
        <li key={banner.id} className={styles.card}>
          <Art banner={banner} as="card" />
          <Words banner={banner} level="h3" buttonClass={styles.button ?? ''} />
        </li>
      ))}
    </ScrollRow>
  )
}
