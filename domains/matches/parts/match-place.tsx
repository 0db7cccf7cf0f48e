import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveNowBlock } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { matchQuery, matchStore } from '../match-store.ts'
import { MatchEntries } from './match-entries.tsx'
import styles from './match-place.module.css'

interface MatchPlaceProps {
  /** A key of the texts. */
  title: LiveNowBlock['title']
  live: boolean
  limit: number
}

/**
 * A row of matches; nothing where the sportsbook is not open to the player. Its data comes after the page’s own, unless the page’s
 * file names the matches. All its states are equally tall, so that nothing below it moves.
 */
export const MatchPlace = observer(function MatchPlace({ title, live, limit }: MatchPlaceProps) {
  const { t } = useTranslation()
  const { isOpen } = useAccess()
  const stores = useStores()
  const { pageState } = stores
  const hasMatches = useStore(matchStore).shown(matchQuery({ live, limit }, stores)) !== undefined
  const [isReady, setReady] = useState(false)
  const isPageReady = pageState.current !== 'loading'
  useEffect(() => {
    if (!isPageReady) return
    // After the frame that shows the page.
    const timer = setTimeout(() => setReady(true))
    return () => clearTimeout(timer)
  }, [isPageReady])
  const page = live && isOpen('LIVE_SPORT') ? 'LIVE_SPORT' : 'SPORT'
  if (!isOpen(page)) return null
  const all = (
    <PageLink className={styles.all} page={page}>
      {t('match.all')}
    </PageLink>
  )
  // At most as many as fit on a wide screen.
  const skeletons = Array.from({ length: Math.min(limit, 6) }, (_, index) => (
    <li key={index} className={styles.entry}>
      <Skeleton height="100%" />
    </li>
  ))
  return (
    <ScrollRow title={t(title)} action={all}>
      {isReady || hasMatches ? (
        <MatchEntries live={live} limit={limit} className={styles.entry} skeletons={skeletons} />
      ) : (
        skeletons
      )}
    </ScrollRow>
  )
})
