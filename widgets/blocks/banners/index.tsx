import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BannersBlock } from '#manifest'
import { bannerStore, split } from '#domains/content/banner-store.ts'
import type { FirstRead } from '#engine/registry.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './banners.module.css'
import hero from './hero.module.css'
import { Hero } from './hero.tsx'
import second from './second.module.css'
import { Second } from './second.tsx'

/** The largest picture on the screen is usually a banner’s. */
export const firstRead: FirstRead<BannersBlock> = ({ get, language }) => get(bannerStore).in(language.current)

/** The banners of a place in the interface language: the main list large, the second list small (spec §3). */
export default observer(function Banners({ place, layout, wideOnly }: BannersBlock) {
  const { language } = useStores()
  const banners = useStore(bannerStore)
  return (
    <Loadable
      resource={banners.in(language.current)}
      skeleton={<BannersSkeleton place={place} layout={layout} wideOnly={wideOnly} />}
    >
      {(all) => {
        const lists = split(all, place)
        return (
          <div className={styles.banners} data-place={place} data-layout={layout} data-wide-only={wideOnly}>
            {lists.main.length > 0 && <Hero key={language.current} banners={lists.main} />}
            {lists.second.length > 0 && <Second banners={lists.second} />}
          </div>
        )
      }}
    </Loadable>
  )
})

interface SkeletonProps extends Pick<BannersBlock, 'place'> {
  layout: BannersBlock['layout'] | undefined
  wideOnly: boolean | undefined
}

/** Skeleton in the final layout. On the home page it includes the second list, which most brands have there. */
function BannersSkeleton({ place, layout, wideOnly }: SkeletonProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.banners} data-place={place} data-layout={layout} data-wide-only={wideOnly}>
      <div>
        <Skeleton className={hero.waiting} />
        <div className={hero.controls} />
      </div>
      {place === 'home' && (
        <ScrollRow title={t('banners.more')}>
          <li className={second.waiting}>
            <Skeleton height="100%" />
          </li>
        </ScrollRow>
      )}
    </div>
  )
}
