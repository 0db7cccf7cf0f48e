import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './bar.module.css'
import { EntryLink } from './entry-link.tsx'
import { Favourite } from './favourite.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { lobbyOf } from './use-game-navigation.ts'
import type { PlayMode } from './use-play-mode.ts'

interface BarProps {
  game: Game
  mode: PlayMode
  full: boolean
  onFull: () => void
}

/** The bar above a game: back to the lobby, name, real money or demo, favourite, full screen. */
export const Bar = observer(function Bar({ game, mode, full, onFull }: BarProps) {
  const { t } = useTranslation('user')
  const { user } = useStores().session
  const { isOpen } = useAccess()
  const lobby = lobbyOf(game.type)
  return (
    <div className={styles.bar}>
      <PageLink className={buttonClass.plain} page={isOpen(lobby) ? lobby : 'MAIN'} aria-label={t('play.leave')}>
        <Icon name="chevron-left" size={22} mirrored />
      </PageLink>
      <div className={styles.names}>
        <h2 className={styles.name} title={game.name}>
          <bdi>{game.name}</bdi>
        </h2>
        <p className={styles.provider}>
          <bdi>{game.providerName}</bdi>
        </p>
      </div>
      {full && mode === 'real' && <Balance />}
      {user && game.hasDemo && <ModeSwitch mode={mode} />}
      {!user && mode === 'demo' && isOpen('LOGIN') && <EntryLink page="LOGIN" text={t('play.forReal')} />}
      <Favourite game={game} />
      <Button kind="plain" aria-label={t(full ? 'play.leaveFullScreen' : 'play.fullScreen')} onClick={onFull}>
        <Icon name={full ? 'minimize' : 'maximize'} />
      </Button>
    </div>
  )
})

/** The player’s balance, for when the page’s header is not visible. */
const Balance = observer(function Balance() {
  const { session, language } = useStores()
  const { t } = useTranslation()
  if (!session.user) return null
  const { balance, bonusBalance, currency } = session.user
  return (
    <p className={styles.balance}>
      <span className="visually-hidden">{t('account.balance')}</span>
      <Money
        amount={balance === undefined ? undefined : balance + (bonusBalance ?? 0)}
        currency={currency}
        language={language.current}
      />
    </p>
  )
})
