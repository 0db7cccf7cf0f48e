import { useWindowVirtualizer, defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { Fragment, useImperativeHandle, useLayoutEffect, type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameGridBlock } from '#manifest'
import type { GameListing } from '#domains/games/game-listing.ts'
import { classes } from '#engine/ui/classes.ts'
import { GameCardSkeleton } from '#domains/games/parts/game-card.tsx'
import styles from './grid.module.css'
import { Tile } from './tile.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useFocusedPlace } from './use-focused-place.ts'
import { usePlace, useSavePlace } from './use-place.ts'
import { useReturn } from './use-return.ts'
import { useMeasurements } from './use-measurements.ts'
import { useHydrating } from '#engine/ui/use-hydrating.ts'

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
          <GameCardSkeleton facts />
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

interface Others {
  /** How many rows from the first one are rendered in any case. */
  first: number
  /** The row that holds the focus: unmounting it would lose the focus. Negative if there is none. */
  focused: number
}

/** The indexes of the visible rows, their neighbours and the others, in ascending order. */
function rowsToRender(range: Range, { first, focused }: Others): number[] {
  const rows = new Set(defaultRangeExtractor(range))
  for (let row = 0; row < Math.min(first, range.count); row++) rows.add(row)
  if (focused >= 0 && focused < range.count) rows.add(focused)
  return [...rows].sort((one, other) => one - other)
}

/** Delay before visible games are fetched, so that dragging the scrollbar fetches nothing on the way. */
const fetchDelayMs = 60

/** Fetches the games at these places (from 0); the first request is not delayed. */
function useFetching(listing: GameListing, places: { from: number; to: number } | undefined) {
  const { from = 0, to = -1 } = places ?? {}
  const isEmpty = listing.count === undefined
  useEffect(() => {
    if (to < from) return undefined
    if (isEmpty) return listing.ensure(from, to)
    const timer = setTimeout(() => listing.ensure(from, to), fetchDelayMs)
    return () => clearTimeout(timer)
  }, [listing, from, to, isEmpty])
}

/**
 * How many places, from the first one, to render whether or not they are in sight. The page’s HTML file has the first page, whose
 * cards stay until the player scrolls or another listing is shown.
 */
function useFirstPage(listing: GameListing, size: number): number {
  const isHydrating = useHydrating()
  const [kept, setKept] = useState(isHydrating && listing.count !== undefined ? listing : undefined)
  useEffect(() => {
    if (!kept) return undefined
    const end = () => setKept(undefined)
    window.addEventListener('scroll', end, { passive: true, once: true })
    return () => window.removeEventListener('scroll', end)
  }, [kept])
  return isHydrating || listing === kept ? size : 0
}
