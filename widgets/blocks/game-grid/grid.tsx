import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useImperativeHandle, useLayoutEffect, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameGridBlock } from '#manifest'
import type { GameListing } from '#domains/games/game-listing.ts'
import { classes } from '#engine/ui/classes.ts'
import { GameTile } from '#domains/games/parts/game-card.tsx'
import styles from './grid.module.css'
import { Row } from './row.tsx'
import { useCardKeys } from './use-card-keys.ts'
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

/** The games of a listing in a virtualised grid: only visible rows and their neighbours are rendered. */
export const Grid = observer(function Grid({ ref, listing, pageSize, layout, busy }: GridProps) {
  const { t } = useTranslation('user')
  const { ruler, grid, columns, rowHeight, top, known } = useMeasurements()
  const place = usePlace()
  const count = listing.count ?? place?.count ?? pageSize
  const focused = useFocusedPlace(grid)
  const rowCount = known ? Math.ceil(count / columns) : 0
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: 1,
    rangeExtractor: (range) => withRow(range, Math.floor(focused / columns)),
  })
  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  useImperativeHandle(ref, () => grid.current as HTMLDivElement)

  const items = rows.getVirtualItems()
  const visible = rows.range ?? { startIndex: 0, endIndex: 0 }
  useFetching(
    listing,
    known
      ? { from: visible.startIndex * columns, to: Math.min((visible.endIndex + 2) * columns, count) - 1 }
      : undefined,
  )
  useSavePlace(listing.count)
  useReturn(grid, known ? place : undefined)
  useCardKeys({
    grid,
    columns,
    count,
    watch: (at) => void listing.at(at),
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
        style={{ blockSize: rowCount * rowHeight }}
        data-cards={layout}
        role="list"
        aria-label={t('lobby.list')}
        aria-busy={busy || listing.count === undefined}
      >
        <div ref={ruler} className={styles.ruler} aria-hidden>
          <GameTile facts />
        </div>
        {items.map(({ key, index, start }) => (
          <Row key={key} listing={listing} first={index * columns} columns={columns} count={count} top={start - top} />
        ))}
      </div>
      <div id="after-games" tabIndex={-1} />
    </>
  )
})

/** The visible rows plus `row`, which holds the focus: unmounting it would lose the focus. */
function withRow(range: Range, row: number): number[] {
  const indexes = defaultRangeExtractor(range)
  return row < 0 || row >= range.count || indexes.includes(row)
    ? indexes
    : [...indexes, row].sort((one, other) => one - other)
}
