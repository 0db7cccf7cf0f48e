import { observer } from 'mobx-react-lite'
import { Suspense, useId, useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { MaintenanceNotice } from '#engine/routing/maintenance-notice.tsx'
import { NoticeOf } from '#engine/routing/restriction-notice.tsx'
import { maintenanceStore } from '#engine/shell/maintenance-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { percentText } from '#engine/i18n/formats.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { Bar } from './bar.tsx'
import { EmptyBalance } from './empty-balance.tsx'
import { Offer } from './offer.tsx'
import { Play, type PlayState } from './play.tsx'
import styles from './stage.module.css'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayMode, type PlayMode } from './use-play-mode.ts'

/** The return to player where the player stakes, on brands that show it there. */
const ReturnAtStake = observer(function ReturnAtStake({ game: { rtp } }: { game: Game }) {
  const { manifest, language } = useStores()
  const { t } = useTranslation('user')
  if (manifest.games.showReturn !== 'atStake' || rtp === undefined) return null
  return (
    <p className={styles.return} data-return>
      {t('play.rtp')}: {percentText(rtp / 100, language.current, 2)}
    </p>
  )
})

const Admission = lazyWithRetry(() => import('./admission.tsx'))

/** A game for money waits for its turn, where the brand has a rule for that. */
function Admitted({ mode, ...props }: ComponentProps<typeof Admission> & { mode: PlayMode }) {
  const { parallel, providerWaitMinutes } = useStores().manifest.games
  if (mode === 'demo' || (parallel !== false && !providerWaitMinutes)) return props.children
  return (
    <Suspense fallback={null}>
      <Admission {...props} />
    </Suspense>
  )
}

interface StageProps {
  game: Game
  /** Leads to the game’s information. */
  onInfo: () => void
}

/**
 * The game’s bar, and below it the game or a message why it cannot be played. On a phone held sideways the bar makes room for the
 * game, and a button shows it.
 */
export const Stage = observer(function Stage({ game, onInfo }: StageProps) {
  const { t } = useTranslation('user')
  const barId = useId()
  const [barShown, setBarShown] = useState(false)
  const { session, restriction } = useStores()
  const { user } = session
  const mode = usePlayMode(game)
  const section = useRef<HTMLElement>(null)
  const { full, toggle } = useFullScreen(section)
  const [state, setState] = useState<PlayState>('loading')
  const [attempt, setAttempt] = useState(0)
  const mayPlay = user !== null || mode === 'demo'
  function showInfo() {
    if (full) toggle()
    onInfo()
  }

  const notice = useStore(maintenanceStore).noticeOf('games', game.providerId)
  // What is closed for money may be open as a demo.
  const closing = mode === 'real' ? restriction.closing('game-for-money', false) : undefined
  return (
    <section
      ref={section}
      className={styles.stage}
      aria-label={game.name}
      data-full={full || undefined}
      data-bar={barShown || undefined}
      data-play={`${game.providerId}/${game.id}`}
      data-mode={mode}
      data-state={notice ? 'maintenance' : closing ? 'closed' : mayPlay ? state : 'offer'}
    >
      <Bar id={barId} game={game} mode={mode} full={full} onFull={toggle} onInfo={showInfo} />
      <Button
        kind="plain"
        className={styles.handle}
        aria-label={t(barShown ? 'play.hideBar' : 'play.showBar')}
        aria-expanded={barShown}
        aria-controls={barId}
        onClick={() => setBarShown(!barShown)}
      >
        <Icon name={barShown ? 'x' : 'menu'} />
      </Button>
      {mode === 'real' && <EmptyBalance />}
      <ReturnAtStake game={game} />
      <div className={styles.screen}>
        {notice ? (
          <div className={styles.closed}>
            <MaintenanceNotice
              place="games"
              notice={notice}
              title={t('maintenance.gamesTitle', { provider: game.providerName })}
              text={t('maintenance.gamesText')}
            />
          </div>
        ) : closing ? (
          <div className={styles.closed}>
            <NoticeOf restriction={closing} />
          </div>
        ) : mayPlay ? (
          <Admitted key={`${mode} ${user?.id} ${attempt}`} game={game} mode={mode} onState={setState}>
            <Play game={game} mode={mode} onState={setState} onAgain={() => setAttempt(attempt + 1)} />
          </Admitted>
        ) : (
          <Offer game={game} />
        )}
      </div>
    </section>
  )
})
