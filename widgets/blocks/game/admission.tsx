import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { notePlay, opensAt } from '#domains/games/turn/last-provider.ts'
import { OpenGame } from '#domains/games/turn/open-game.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import { unitText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Backdrop } from './backdrop.tsx'
import styles from './backdrop.module.css'
import type { PlayState } from './play.tsx'

/** How often it is noted that a game is played, in milliseconds. */
const noteEveryMs = 5000

interface AdmissionProps {
  game: Game
  onState: (state: PlayState) => void
  /** The game itself, mounted once it may be played. */
  children: ReactNode
}

/** Lets a game for money begin when the rules of `games` allow it: one game at a time in all tabs, and a wait after another provider’s. */
export default observer(function Admission({ game, onState, children }: AdmissionProps) {
  const { manifest } = useStores()
  const { parallel, providerWaitMinutes } = manifest.games
  const [opening] = useState(() =>
    providerWaitMinutes ? opensAt(manifest.id, game.providerId, providerWaitMinutes) : 0,
  )
  const [isWaiting, setWaiting] = useState(() => opening > Date.now())
  const [open] = useState(() => new OpenGame(manifest.id))
  const isAlone = parallel !== false || open.state === 'here'
  const isPlaying = !isWaiting && isAlone

  useEffect(() => {
    if (parallel !== false || isWaiting) return
    void open.enter()
    return open.leave
  }, [open, parallel, isWaiting])
  useEffect(() => {
    if (!isPlaying || !providerWaitMinutes) return
    const note = () => notePlay(manifest.id, game.providerId)
    note()
    const timer = setInterval(note, noteEveryMs)
    return () => {
      clearInterval(timer)
      note()
    }
  }, [isPlaying, providerWaitMinutes, manifest.id, game.providerId])

  if (isPlaying) return children
  if (isWaiting) return <Wait game={game} until={opening} onState={onState} onOver={() => setWaiting(false)} />
  if (open.state === 'waiting') return null
  return <Elsewhere game={game} open={open} onState={onState} />
})

/** Says for how long games of this provider wait. Nothing begins by itself. */
const Wait = observer(function Wait({
  game,
  until,
  onState,
  onOver,
}: Omit<AdmissionProps, 'children'> & { until: number; onOver: () => void }) {
  const { language } = useStores()
  const clock = useStore(clockStore)
  const { t } = useTranslation('protection')
  // It ticks; the time is this browser’s.
  void clock.now
  const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  return (
    <Message game={game} title={t('games.waitTitle')} onState={onState}>
      <p className={styles.text} role="status">
        {t(left > 0 ? 'games.waitText' : 'games.waitOver')}
      </p>
      {left > 0 && (
        <p className={styles.name} role="timer" data-left={left}>
          {minutes > 0 && `${unitText(minutes, 'minute', language.current)} `}
          {unitText(seconds, 'second', language.current)}
        </p>
      )}
      {left === 0 && <Button onClick={onOver}>{t('games.play')}</Button>}
    </Message>
  )
})

/** Says that another tab plays, and lets the player change to this one. */
const Elsewhere = observer(function Elsewhere({
  game,
  open,
  onState,
}: Omit<AdmissionProps, 'children'> & { open: OpenGame }) {
  const { t } = useTranslation('protection')
  const isMoved = open.state === 'moved'
  return (
    <Message game={game} title={t(isMoved ? 'games.movedTitle' : 'games.parallelTitle')} onState={onState}>
      <p className={styles.text}>{t(isMoved ? 'games.movedText' : 'games.parallelText')}</p>
      <Button kind="quiet" onClick={() => void open.takeOver()}>
        {t('games.playHere')}
      </Button>
    </Message>
  )
})

function Message({ game, title, onState, children }: AdmissionProps & { title: string }) {
  const report = useEffectEvent(onState)
  useEffect(() => report('error'), [])
  useBlockState('ready')
  return (
    <Backdrop game={game}>
      <div className={styles.card} data-admission>
        <Icon name="clock" size={32} />
        <p className={styles.name} role="alert">
          {title}
        </p>
        {children}
      </div>
    </Backdrop>
  )
}
