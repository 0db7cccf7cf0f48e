import { observer } from 'mobx-react-lite'
import { useEffect, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LobbyQuery } from '#api'
import type { GameGridBlock } from '#manifest'
import type { GameListing } from '#domains/games/game-listing.ts'
import { Failure } from '#engine/ui/failure.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Grid } from './grid.tsx'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { Link } from '#engine/routing/link.tsx'
import { useStore } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import styles from './no-results.module.css'
import { noFilters } from './lobby-filters.ts'
import { useFilters } from './use-filters.ts'

interface ResultsProps {
  ref: Ref<HTMLDivElement>
  listing: GameListing
  scope: LobbyQuery
  pageSize: number
  layout: GameGridBlock['layout']
}

/** The games of a listing. The previous listing stays until the first response, so that typing does not flicker. */
export const Results = observer(function Results({ ref, listing, scope, pageSize, layout }: ResultsProps) {
  const [shown, setShown] = useState(listing)
  const isThere = hasResponse(listing)
  const current = isThere || !hasResponse(shown) ? listing : shown
  if (current !== shown) setShown(current)

  const isNext = listing !== current
  useEffect(() => {
    if (isNext) listing.ensure(0, 0)
  }, [listing, isNext])
  useBlockState(isThere ? (listing.failed ? 'error' : 'ready') : 'loading')

  if (current.count === undefined && current.failed) return <Failure onRetry={current.retry} />
  if (current.count === 0) return <NoResults scope={scope} />
  return (
    <>
      <Grid ref={ref} listing={current} pageSize={pageSize} layout={layout} busy={!isThere} />
      {current.failed && <Failure onRetry={current.retry} />}
    </>
  )
})

const hasResponse = ({ count, failed }: GameListing) => count !== undefined || failed

const suggestionCount = 12

/** Empty state: a link that clears the filters, and the most popular games. */
const NoResults = observer(function NoResults({ scope }: { scope: LobbyQuery }) {
  const { t } = useTranslation(['user', 'common'], { nsMode: 'fallback' })
  const { filters, link } = useFilters()
  const listing = useStore(lobbyStore).listing({ ...scope, sort: 'popular', size: suggestionCount })
  useEffect(() => listing.ensure(0, 0), [listing])
  const games = Array.from({ length: suggestionCount }, (_, index) => listing.at(index)).filter(
    (game) => game !== undefined,
  )
  return (
    <div className={styles.nothing}>
      <Empty
        icon="search"
        title={filters.search ? t('lobby.nothingFound', { search: filters.search }) : t('lobby.emptyTitle')}
        text={t(filters.search ? 'lobby.nothingFoundText' : 'lobby.emptyText')}
      >
        <Link className={buttonClass.quiet} to={link(noFilters)}>
          {t('lobby.all')}
        </Link>
      </Empty>
      {games.length > 0 && (
        <ScrollRow title={t('lobby.popular')}>
          {games.map((game) => (
            <li key={`${game.providerId}/${game.id}`} className={styles.game}>
              <LobbyCard game={game} />
            </li>
          ))}
        </ScrollRow>
      )}
    </div>
  )
})
