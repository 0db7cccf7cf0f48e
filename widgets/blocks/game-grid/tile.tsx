import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { GameTile } from '#domains/games/parts/game-card.tsx'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import { TableFacts } from '#domains/games/parts/table-facts.tsx'
import { facts } from './facts.ts'

interface TileProps {
  /** Undefined while it is not loaded. */
  game: Game | undefined
  /** Its index in the listing, from 0. */
  place: number
  count: number
}

/** A place of the grid: the card of its game, or a skeleton. */
export const Tile = observer(function Tile({ game, place, count }: TileProps) {
  const { t } = useTranslation('user')
  if (!game) return <GameTile facts />
  return (
    <LobbyCard
      game={game}
      facts={game.table ? <TableFacts game={game} /> : facts(game, t)}
      item={{ role: 'listitem', 'aria-posinset': place + 1, 'aria-setsize': count }}
    />
  )
})
