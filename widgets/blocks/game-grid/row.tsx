import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import type { GameListing } from '#domains/games/game-listing.ts'
import { GameTile } from '#domains/games/parts/game-card.tsx'
import { TableFacts } from '#domains/games/parts/table-facts.tsx'
import { facts } from './facts.ts'
import styles from './grid.module.css'

interface RowProps {
  listing: GameListing
  /** Index of its first game, from 0. */
  first: number
  columns: number
  count: number
  /** Offset from the top of the grid, in pixels. */
  top: number
}

/** One row of game cards; skeletons for games that are not loaded yet. */
export const Row = observer(function Row({ listing, first, columns, count, top }: RowProps) {
  const { t } = useTranslation('user')
  const places = Array.from({ length: Math.min(columns, count - first) }, (_, index) => first + index)
  return (
    <div
      className={styles.row}
      role="none"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, transform: `translateY(${top}px)` }}
    >
      {places.map((place) => {
        const game = listing.at(place)
        if (!game) return <GameTile key={place} facts />
        const item = { role: 'listitem', 'aria-posinset': place + 1, 'aria-setsize': count }
        return (
          <LobbyCard
            key={`${game.providerId}/${game.id}`}
            game={game}
            facts={game.table ? <TableFacts game={game} /> : facts(game, t)}
            item={item}
          />
        )
      })}
    </div>
  )
})
