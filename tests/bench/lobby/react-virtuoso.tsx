import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { VirtuosoGrid } from 'react-virtuoso'
import { GameListing } from '#domains/games/game-listing.ts'
import { GameCard, GameTile } from '#domains/games/parts/game-card.tsx'
import { api, mount } from './page.tsx'

const size = 48

/** react-virtuoso’s grid with the product’s own listing, fetched and searched in the same way. */
void mount(function Virtuoso({ search, onCount }) {
  const listing = useMemo(() => new GameListing({ search: search || undefined, size }, api.list), [search])
  useEffect(() => listing.ensure(0, 0), [listing])
  useEffect(() => autorun(() => listing.count !== undefined && onCount(listing.count)), [listing, onCount])
  return <Grid listing={listing} />
})

const Grid = observer(function Grid({ listing }: { listing: GameListing }) {
  return (
    <div data-grid>
      <VirtuosoGrid
        useWindowScroll
        totalCount={listing.count ?? 0}
        listClassName="grid"
        rangeChanged={({ startIndex, endIndex }) => listing.ensure(startIndex, endIndex)}
        itemContent={(index) => <Cell listing={listing} index={index} />}
      />
    </div>
  )
})

const Cell = observer(function Cell({ listing, index }: { listing: GameListing; index: number }) {
  const game = listing.at(index)
  return game ? <GameCard game={game} to="/x" onFavourite={() => undefined} facts="RTP 96%" /> : <GameTile facts />
})
