import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { Game } from '#api'
import { GameCardSkeleton } from '#domains/games/parts/game-card.tsx'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import { TableFacts } from '#domains/games/parts/table-facts.tsx'

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
  if (!game) return <GameCardSkeleton facts />
  return (
    <LobbyCard
      game={game}
      facts={game.table ? <TableFacts game={game} /> : facts(game, t)}
      item={{ role: 'listitem', 'aria-posinset': place + 1, 'aria-setsize': count }}
    />
  )
})

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** A game’s return to player and volatility, each joined with no-break spaces; empty if neither is known. */
function facts({ rtp, volatility }: Game, t: TFunction<'user'>): string {
  const known = [
    rtp !== undefined && t('lobby.rtp', { value: rtp / 100 }),
    volatility && t(`lobby.volatility.${volatility}`),
  ]
  return known
    .flatMap((fact) => fact || [])
    .map(unbroken)
    .join(' ·\u00A0')
}
