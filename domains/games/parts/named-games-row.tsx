import { favouriteStore } from '../favourite-store.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, type ReactNode } from 'react'
import { knownGameStore } from '../known-game-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Failure } from '#engine/ui/failure.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import { LobbyCard } from './lobby-card.tsx'

interface NamedGamesRowProps {
  title: string
  /** Names of games (see `nameOf`), joined by commas. */
  names: string
  /** The class of each entry. */
  className?: string | undefined
  /** Placeholders while the games are loaded. */
  skeleton: ReactNode
}

/** A row of games given by name. Games that no longer exist are left out. */
export const NamedGamesRow = observer(function NamedGamesRow({
  title,
  names: joined,
  className,
  skeleton,
}: NamedGamesRowProps) {
  const favourites = useStore(favouriteStore)
  const known = useStore(knownGameStore)
  const names = useMemo(() => joined.split(','), [joined])
  const isKnown = known.knows(names)
  const failed = known.failed(names)
  useEffect(() => known.receive(favourites.games), [known, favourites.games])
  useEffect(() => void known.read(names), [known, names])
  useBlockState(failed ? 'error' : isKnown ? 'ready' : 'loading')

  const games = known.named(names)
  if (failed) return <Failure onRetry={() => void known.read(names)} />
  if (isKnown && games.length === 0) return null
  return (
    <ScrollRow title={title}>
      {games.length === 0
        ? skeleton
        : games.map((game) => (
            <li key={`${game.providerId}/${game.id}`} className={className}>
              <LobbyCard game={game} />
            </li>
          ))}
    </ScrollRow>
  )
})
