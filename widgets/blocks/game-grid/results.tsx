import { observer } from 'mobx-react-lite'
import { useEffect, useState, type Ref } from 'react'
import type { LobbyQuery } from '#api'
import type { GameGridBlock } from '#manifest'
import type { GameListing } from '#domains/games/game-listing.ts'
import { Failure } from '#engine/ui/failure.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Grid } from './grid.tsx'
import { NoResults } from './no-results.tsx'

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
