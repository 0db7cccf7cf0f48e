import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import type { Game as GameDetails } from '#api'
import type { GameBlock } from '#manifest'
import { useContentHead } from '#engine/routing/use-head.ts'
import { playStore } from '#domains/games/play-store.ts'
import { recentStore } from '#domains/games/recent-store.ts'
import type { FirstCode, FirstRead } from '#engine/registry.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Failure } from '#engine/ui/failure.tsx'
import { pictureAddress } from '#engine/ui/picture-address.ts'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Info } from './info.tsx'
import Placeholder from './painted.tsx'
import { Problem } from './problem.tsx'
import { Stage } from './stage.tsx'
import styles from './game.module.css'
import { Suggestions } from './suggestions.tsx'

export const firstRead: FirstRead<GameBlock> = ({ of, location }) => {
  const { providerId = '', gameId = '' } = location.parametersOf('GAME')
  return of(playStore).game({ providerId, gameId })
}

export const firstCode: FirstCode<GameBlock> = ({ language }) => language.load('user')

/** The game with the provider and id from the address. */
export default observer(function Game({ suggestions }: GameBlock) {
  const { providerId = '', gameId = '' } = useParams()
  const game = useStore(playStore).game({ providerId, gameId })
  const { status, value } = game
  useEffect(() => game.ensure(), [game])
  useBlockState(status === 'idle' ? 'loading' : status === 'absent' ? 'ready' : status)
  if (value) return <LoadedGame key={`${providerId}/${gameId}`} game={value} suggestions={suggestions} />
  if (status === 'error')
    return (
      <div className={styles.message}>
        <Failure onRetry={() => void game.load()} />
      </div>
    )
  if (status === 'ready' || status === 'absent')
    return (
      <div className={styles.message}>
        <Problem reason="not-found" />
      </div>
    )
  return <Placeholder />
})

const LoadedGame = observer(function LoadedGame({ game, suggestions }: { game: GameDetails; suggestions: number }) {
  const recent = useStore(recentStore)
  useEffect(() => recent.note({ providerId: game.providerId, gameId: game.id }), [recent, game])
  useContentHead(game.name, undefined, pictureAddress(game.image) || undefined)
  const info = useRef<HTMLElement>(null)

  return (
    <div className={styles.page}>
      <Stage game={game} onInfo={() => info.current?.focus()} />
      <Info game={game} ref={info} />
      {suggestions > 0 && <Suggestions game={game} limit={suggestions} />}
    </div>
  )
})
