import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { Fragment, useImperativeHandle, useLayoutEffect, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameGridBlock } from '#manifest'
import type { GameListing } from '#domains/games/game-listing.ts'
import { classes } from '#engine/ui/classes.ts'
import { GameTile } from '#domains/games/parts/game-card.tsx'
import styles from './grid.module.css'
import { rowsToRender } from './rows-to-render.ts'
import { Tile } from './tile.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useFirstPage } from './use-first-page.ts'
import { useFocusedPlace } from './use-focused-place.ts'
import { useFetching } from './use-fetching.ts'
import { usePlace, useSavePlace } from './use-place.ts'
import { useReturn } from './use-return.ts'
import { useMeasurements } from './use-measurements.ts'

interface GridProps {
  ref: Ref<HTMLDivElement>
  listing: GameListing
  pageSize: number
  layout: GameGridBlock['layout']
  /** Whether another listing is loading. */
  busy: boolean
}

/**
 * The games of a listing in a virtualised grid: only visible rows and their neighbours are rendered. Before it is measured, as in the
 * page’s HTML file, it has the first page.
 */
export const Grid = observer(function Grid({ ref, listing, pageSize, layout, busy }: GridProps) {
  const { t } = useTranslation('user')
  const { ruler, grid, columns, rowHeight, top, known } = useMeasurements()
  const former = usePlace()
  const count = listing.count ?? former?.count ?? pageSize
  const focused = useFocusedPlace(grid)
  const firstPage = Math.min(useFirstPage(listing, pageSize), count)
  const rowCount = known ? Math.ceil(count / columns) : 0
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: 1,
    rangeExtractor: (range) =>
      rowsToRender(range, { first: Math.ceil(firstPage / columns), focused: Math.floor(focused / columns) }),
  })
  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  useImperativeHandle(ref, () => grid.current as HTMLDivElement)

  const items = rows.getVirtualItems()
  const places = known
    ? items.flatMap(({ index }) => placesFrom(index * columns, Math.min((index + 1) * columns, count)))
    : placesFrom(0, firstPage)
  const visible = rows.range ?? { startIndex: 0, endIndex: 0 }
  useFetching(
    listing,
    known
      ? { from: visible.startIndex * columns, to: Math.min((visible.endIndex + 2) * columns, count) - 1 }
      : undefined,
  )
  useSavePlace(listing.count)
  useReturn(grid, known ? former : undefined)
  useCardKeys({
    grid,
    columns,
    count,
    scrollToRow: (row) => rows.scrollToIndex(row, { align: 'auto' }),
  })
  return (
    <>
      <a className={styles.skip} href="#after-games">
        {t('lobby.skipGames')}
      </a>
      <div
        ref={grid}
        className={classes(styles.grid, busy && styles.busy)}
        style={
          known
            ? {
                blockSize: rowCount * rowHeight,
                paddingBlockStart: (items[0]?.index ?? 0) * rowHeight,
                gridAutoRows: `calc(${rowHeight}px - var(--row-gap))`,
              }
            : undefined
        }
        data-cards={layout}
        role="list"
        aria-label={t('lobby.list')}
        aria-busy={busy || listing.count === undefined}
      >
        <div ref={ruler} className={styles.ruler} aria-hidden>
          <GameTile facts />
        </div>
        {tilesAt(places, listing).map(({ key, game, place, skipped }) => (
          <Fragment key={key}>
            {skipped > 0 && <div className={styles.gap} style={{ gridRowEnd: `span ${skipped / columns}` }} />}
            <Tile game={game} place={place} count={count} />
          </Fragment>
        ))}
      </div>
      <div id="after-games" tabIndex={-1} />
    </>
  )
})

/** The games at these places, each with a key of its own, and the number of places before it that are not rendered. */
function tilesAt(places: readonly number[], listing: GameListing) {
  const keys = new Set<string | number>()
  return places.map((place, index) => {
    const game = listing.at(place)
    const name = game && `${game.providerId}/${game.id}`
    // A listing that changes between two reads may have a game twice.
    const key = name === undefined || keys.has(name) ? place : name
    keys.add(key)
    return { key, game, place, skipped: index === 0 ? 0 : place - places[index - 1]! - 1 }
  })
}

const placesFrom = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)
