import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { VendorFrame } from '#engine/frames/vendor-frame.tsx'
import { contractOf } from '#domains/games/launch/known-contracts.ts'
import { launchAddress, returnAddress, settingsFacts } from '#domains/games/launch/launch-address.ts'
import { type GameRequest, messageReader } from '#domains/games/launch/read-message.ts'
import { balanceRefresh } from '#domains/games/launch/refresh-balance.ts'
import { openingFailure, playStore } from '#domains/games/play-store.ts'
import { activityStore } from '#domains/protection/activity-store.ts'
import { readBreak } from '#domains/protection/read-break.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Backdrop } from './backdrop.tsx'
import { type PlayFailure, Problem } from './problem.tsx'
import styles from './stage.module.css'
import { SimilarGames } from './suggestions.tsx'
import { lobbyOf, useGameNavigation } from './use-game-navigation.ts'
import type { PlayMode } from './use-play-mode.ts'
import { Picture } from '#engine/ui/picture.tsx'
import backdrop from './backdrop.module.css'

/** What a session shows: its loading screen, the game, or an error. */
export type PlayState = 'loading' | 'ready' | 'error'

/** Timeout for a game’s page to load. */
const loadTimeoutMs = 45_000

/** What a game’s frame may do unless its provider’s contract says so. */
const usualPermissions = ['fullscreen', 'autoplay']

/** Games offered once a session has ended. */
const similarCount = 12

interface PlayProps {
  game: Game
  mode: PlayMode
  onState: (state: PlayState) => void
  /** Opens the game again in a new session. */
  onAgain: () => void
}

/** One session of a game: opened on mount, shown when loaded, removed with its frame on unmount. */
export const Play = observer(function Play({ game, mode, onState, onAgain }: PlayProps) {
  const stores = useStores()
  const { manifest } = stores
  const { status, value, error, shown, ended, show, end } = useSession(game, mode)
  const failure = ended ?? (status === 'error' ? openingFailure(error) : undefined)
  const state = failure ? 'error' : value && shown ? 'ready' : 'loading'
  const report = useEffectEvent(onState)
  useEffect(() => report(state), [state])
  // Platforms refuse a game during a break with codes of their own: the player’s limits say whether it is that.
  const mayBeBreak = mode === 'real' && status === 'error' && failure !== 'connection'
  useEffect(() => {
    if (mayBeBreak) void readBreak(stores)
  }, [mayBeBreak, stores])
  useBlockState(failure ? 'error' : value ? 'ready' : 'loading')

  const { officialBar, panicHours } = manifest.playerProtection
  // A game that fills the screen by itself would cover them; the bar’s own button leaves them in view.
  const keepsView = officialBar !== undefined || panicHours !== undefined
  const navigate = useGameNavigation(game)
  const { contract, read, address } = useContract(game, mode)
  const permissions: readonly string[] = contract.permissions ?? usualPermissions
  const [refreshBalance] = useState(() => balanceRefresh(stores))
  const activity = useStore(activityStore)
  function receive(request: GameRequest) {
    activity.note()
    if (request === 'ready') show()
    else if (request === 'expired' || request === 'close') end('ended')
    else if (request !== 'balance') navigate(request)
    // Play money is the game’s own.
    else if (mode === 'real') refreshBalance()
  }
  if (failure)
    return (
      <Backdrop game={game}>
        <Problem reason={failure} onAgain={onAgain} />
        {failure === 'ended' && (
          <div className={styles.similar}>
            <SimilarGames game={game} limit={similarCount} />
          </div>
        )}
      </Backdrop>
    )
  return (
    <>
      {value && (
        <VendorFrame
          {...('url' in value ? { url: address(value.url) } : { html: value.html })}
          isolation={manifest.games.isolation}
          frameOrigin={manifest.games.frameOrigin}
          hosts={contract.hosts}
          ancestors={contract.ancestors}
          may={keepsView ? permissions.filter((each) => each !== 'fullscreen') : permissions}
          className={styles.frame}
          title={game.name}
          read={read}
          onLoad={show}
          onMessage={receive}
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

/**
 * The launch contract of the game’s provider: how its messages are read, and what its launch address says. It stays as it was when the
 * session was opened: another address would load the game again.
 */
function useContract({ providerId, type }: Game, mode: PlayMode) {
  const { manifest, language, session, location } = useStores()
  const { isOpen } = useAccess()
  const [found] = useState(() => {
    const contract = contractOf(manifest.games, providerId)
    const { pages } = manifest
    const lobby = lobbyOf(type)
    const facts = {
      language: language.current,
      currency: session.user?.currency ?? manifest.currency,
      mode,
      returnAddress: returnAddress(location.addressOf(pages[isOpen(lobby) ? lobby : 'MAIN'].path)),
      ...settingsFacts(manifest.games),
      depositAddress: isOpen('DEPOSIT') ? returnAddress(location.addressOf(pages.DEPOSIT.path), 'deposit') : undefined,
    }
    return {
      contract,
      read: messageReader(contract.messages),
      address: (url: string) => launchAddress(url, contract.parameters, facts),
    }
  })
  return found
}

/** A session that is opened once, on first access. */
function useSession(game: Game, mode: PlayMode) {
  const { language, manifest } = useStores()
  const { autoplay, turbo, showReturn } = manifest.games
  const store = useStore(playStore)
  const [session] = useState(() =>
    store.open(
      { providerId: game.providerId, gameId: game.id },
      {
        mode,
        device: window.innerWidth <= 1024 ? 'mobile' : 'desktop',
        lang: language.current,
        returnUrl: `${location.origin}/frame-return`,
        ...(autoplay !== undefined && { autoplay }),
        ...(turbo !== undefined && { turbo }),
        ...(showReturn && { showReturn }),
      },
    ),
  )
  const [shown, setShown] = useState(false)
  const [ended, setEnded] = useState<PlayFailure>()
  useEffect(() => session.ensure(), [session])
  const { status, value, error } = session
  const isWaiting = value !== undefined && !shown
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setEnded('provider'), loadTimeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return { status, value, error, shown, ended, show: () => setShown(true), end: setEnded }
}

/** Shown while the game is being opened. */
function Opening({ game: { name, image, imageSizes } }: { game: Game }) {
  const { t } = useTranslation('user')
  return (
    <div className={backdrop.opening} role="status">
      <Picture className={backdrop.cover} src={image} srcSet={imageSizes} as="cover" />
      <p className={backdrop.name}>{t('play.opening', { name })}</p>
      <span className={backdrop.progress} aria-hidden />
    </div>
  )
}
