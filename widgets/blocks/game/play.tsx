import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Game } from '#api'
import { VendorFrame } from '#engine/frames/vendor-frame.tsx'
import { openingFailure, playStore } from '#domains/games/play-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { usePartState } from '#engine/ui/page-state.ts'
import { isGameMessage } from '#schemas/is-api/game-sessions.js'
import { Backdrop } from './backdrop.tsx'
import { Opening } from './opening.tsx'
import { type PlayFailure, Problem } from './problem.tsx'
import styles from './stage.module.css'
import { useGameWishes } from './use-game-wishes.ts'
import type { PlayMode } from './use-play-mode.ts'

export type PlayState = 'loading' | 'ready' | 'error'

/** How long a game’s page may take to show itself, in milliseconds. */
const gameTimeoutMs = 45_000

interface PlayProps {
  game: Game
  mode: PlayMode
  onState: (state: PlayState) => void
  /** Opens the game anew, in a session of its own. */
  onAgain: () => void
}

/** One session of a game: opened at once, shown when it is there, gone with its frame when the player leaves. */
export const Play = observer(function Play({ game, mode, onState, onAgain }: PlayProps) {
  const { manifest } = useStores()
  const { status, value, error, shown, ended, show, end } = useSession(game, mode)
  const failure = ended ?? (status === 'error' ? openingFailure(error) : undefined)
  const state = failure ? 'error' : value && shown ? 'ready' : 'loading'
  const tell = useEffectEvent(onState)
  useEffect(() => tell(state), [state])
  usePartState(failure ? 'error' : value ? 'ready' : 'loading')

  const wish = useGameWishes(game)
  if (failure)
    return (
      <Backdrop game={game}>
        <Problem reason={failure} onAgain={onAgain} />
      </Backdrop>
    )
  return (
    <>
      {value && (
        <VendorFrame
          {...('url' in value ? { url: value.url } : { html: value.html })}
          {...manifest.games}
          className={styles.frame}
          title={game.name}
          allow="fullscreen; autoplay"
          check={isGameMessage}
          onLoad={show}
          onMessage={({ type }) => {
            if (type === 'ready') show()
            else if (type === 'expired' || type === 'close') end('ended')
            else if (type !== 'balance') wish(type)
          }}
        />
      )}
      {state === 'loading' && (
        <Backdrop game={game}>
          <Opening game={game} />
        </Backdrop>
      )}
    </>
  )
})

/** A session that is opened once, when it is first asked for. */
function useSession(game: Game, mode: PlayMode) {
  const { language } = useStores()
  const store = useStore(playStore)
  const [session] = useState(() =>
    store.open(
      { providerId: game.providerId, gameId: game.id },
      {
        mode,
        device: window.innerWidth <= 1024 ? 'mobile' : 'desktop',
        lang: language.current,
        returnUrl: `${location.origin}/frame-return`,
      },
    ),
  )
  const [shown, setShown] = useState(false)
  const [ended, setEnded] = useState<PlayFailure>()
  useEffect(() => session.ensure(), [session])
  const { status, value, error } = session
  const waits = value !== undefined && !shown
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setEnded('provider'), gameTimeoutMs)
    return () => clearTimeout(timer)
  }, [waits])
  return { status, value, error, shown, ended, show: () => setShown(true), end: setEnded }
}
