import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores, useStore } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { forgetFailures, lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import styles from './bar.module.css'
import { EntryLink } from './entry-link.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { lobbyOf } from './use-game-navigation.ts'
import type { PlayMode } from './use-play-mode.ts'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { playTimeStore } from '#domains/protection/play-time-store.ts'
import { favouriteStore } from '#domains/games/favourite-store.ts'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useQuickDeposit } from '#domains/payments/parts/use-quick-deposit.ts'
import { Money } from '#engine/ui/money.tsx'

const Spend = lazyWithRetry(() => import('#domains/protection/parts/spend.tsx'))

interface BarProps {
  id: string
  game: Game
  mode: PlayMode
  full: boolean
  onFull: () => void
  /** Leads to the game’s information. */
  onInfo: () => void
}

/** The one bar of a game: back to the lobby, name, session time, balance, real money or demo, information, favourite, full screen. */
export const Bar = observer(function Bar({ id, game, mode, full, onFull, onInfo }: BarProps) {
  const { t } = useTranslation('user')
  const { user } = useStores().session
  const { isOpen } = useAccess()
  const lobby = lobbyOf(game.type)
  return (
    <div className={styles.bar} id={id} data-funds={(user && mode === 'real') || undefined}>
      <PageLink className={buttonClass.plain} page={isOpen(lobby) ? lobby : 'MAIN'} aria-label={t('play.leave')}>
        <Icon name="chevron-left" size={22} mirrored />
      </PageLink>
      <div className={styles.names}>
        <h2 className={styles.name} title={game.name} dir="auto">
          {game.name}
        </h2>
        <p className={styles.below}>
          <Clock />
          <bdi className={styles.provider}>{game.providerName}</bdi>
        </p>
        <Button kind="plain" className={styles.info} aria-label={t('play.info')} title={game.name} onClick={onInfo}>
          <Icon name="info" size={18} />
        </Button>
      </div>
      {mode === 'real' && <Funds full={full} />}
      {user && game.hasDemo && <ModeSwitch className={styles.modes} mode={mode} />}
      {!user && mode === 'demo' && isOpen('LOGIN') && <EntryLink page="LOGIN" text={t('play.forReal')} />}
      <Favourite game={game} />
      <Button kind="plain" aria-label={t(full ? 'play.leaveFullScreen' : 'play.fullScreen')} onClick={onFull}>
        <Icon name={full ? 'minimize' : 'maximize'} />
      </Button>
    </div>
  )
})

/** The session’s duration and the player’s result, on brands that show them to players. Not a live region. */
const Clock = observer(function Clock() {
  const { manifest, session } = useStores()
  const { playerProtection, overlays } = manifest
  const { sessionClock, spendInView } = playerProtection
  const isShown = session.user && (sessionClock || spendInView) && overlays['session-clock'].visible
  return isShown ? (
    <>
      <Time />
      {spendInView && (
        <ErrorBoundary fallback={null} onError={forgetFailures}>
          <Suspense fallback={null}>
            <Spend isShort />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  ) : null
})

const Time = observer(function Time() {
  const { language } = useStores()
  const { minutes } = useStore(playTimeStore)
  const { t } = useTranslation('user')
  const time = minutesText(minutes, language.current)
  return (
    <span className={styles.clock} data-clock>
      <Icon name="clock" size={12} />
      <span className="visually-hidden">{t('playerProtection.here', { time })}</span>
      <span aria-hidden>{time}</span>
    </span>
  )
})

/** The player’s balance while the page’s header is not visible, and the button that deposits over the game. */
const Funds = observer(function Funds({ full }: { full: boolean }) {
  const { session, language } = useStores()
  const { t } = useTranslation()
  const deposit = useQuickDeposit()
  if (!session.user) return null
  const { balance, bonusBalance, currency } = session.user
  const amount = balance === undefined ? undefined : balance + (bonusBalance ?? 0)
  return (
    <div className={styles.funds} data-full={full || undefined}>
      <p className={styles.balance} data-game-balance>
        <span className="visually-hidden">{t('account.balance')}</span>
        <Money amount={amount} currency={currency} language={language.current} />
      </p>
      {deposit && (
        <button
          type="button"
          className={styles.deposit}
          data-quick-deposit
          aria-label={t('page.DEPOSIT')}
          onClick={deposit}
        >
          <Icon name="plus" size={18} />
        </button>
      )}
    </div>
  )
})

/** Button that adds the game to the favourites or removes it. */
const Favourite = observer(function Favourite({ game }: { game: Game }) {
  const { toasts } = useStores()
  const favourites = useStore(favouriteStore)
  const { t } = useTranslation()
  const errorText = useErrorText()
  const key = { providerId: game.providerId, gameId: game.id }
  const isFavourite = favourites.has(key)
  const toggle = () => favourites.toggle(key).catch((error: unknown) => toasts.show('error', errorText(error)))
  return (
    <Button
      kind="plain"
      className={styles.favourite}
      aria-pressed={isFavourite}
      aria-label={t('game.favourite', { name: game.name })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" filled={isFavourite} />
    </Button>
  )
})
