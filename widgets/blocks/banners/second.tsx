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
      {banners.map((banner, index) => (
        <Card key={banner.id} banner={banner} early={index < earlyCards} />
      ))}
    </ScrollRow>
  )
}

/** How many of the cards a first screen shows at most. */
const earlyCards = 3

/** A banner of the second list. */
export const Card = ({ banner, early }: { banner: Banner; early: boolean }) => (
  <li className={styles.card}>
    <Art banner={banner} as="card" early={early} />
    <Words banner={banner} level="h3" buttonClass={styles.button ?? ''} />
  </li>
)
