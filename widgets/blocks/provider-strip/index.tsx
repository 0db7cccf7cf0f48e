import { gameStore } from '#domains/games/game-store.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '#api'
import type { ProviderStripBlock } from '#manifest'
import type { FirstRead } from '#engine/registry.ts'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore } from '#engine/shell/stores.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './provider-strip.module.css'

export const firstRead: FirstRead<ProviderStripBlock> = ({ get }) => get(gameStore).providers

/** The largest providers, each by its logo where the platform names one and a link to its games while the games page is open. */
export default observer(function ProviderStrip({ limit }: ProviderStripBlock) {
  const games = useStore(gameStore)
  const { t } = useTranslation()
  const title = t('lobby.providers')
  return (
    <Loadable resource={games.providers} skeleton={<ScrollRow title={title}>{chips(limit)}</ScrollRow>}>
      {(providers) =>
        providers.length > 0 && (
          <ScrollRow title={title}>
            {providers.slice(0, limit).map((provider) => (
              <li key={provider.id}>
                <Chip provider={provider} />
              </li>
            ))}
          </ScrollRow>
        )
      }
    </Loadable>
  )
})

const Chip = observer(function Chip({ provider: { id, name, image, games } }: { provider: Provider }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const access = useAccess()
  const content = (
    <>
      {image && !isBroken ? (
        <LazyImage
          className={styles.logo}
          src={image}
          alt={name}
          width={104}
          height={28}
          onError={() => setBroken(true)}
        />
      ) : (
        <bdi className={styles.name}>{name}</bdi>
      )}{' '}
      <span className={styles.count}>{t('lobby.games', { count: games })}</span>
    </>
  )
  if (!access.isOpen('GAMES')) return <span className={styles.chip}>{content}</span>
  return (
    <PageLink className={styles.chip} page="GAMES" query={{ provider: id }}>
      {content}
    </PageLink>
  )
})

/** Skeletons, at most as many as fit on a wide screen. */
const chips = (limit: number) =>
  Array.from({ length: Math.min(limit, 12) }, (_, index) => (
    <li key={index}>
      <Skeleton width="132px" height="60px" />
    </li>
  ))
