import { observer } from 'mobx-react-lite'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import { percentText } from '#engine/i18n/formats.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './info.module.css'
import { ModeSwitch } from './mode-switch.tsx'
import { lobbyOf } from './use-game-navigation.ts'
import { usePlayMode } from './use-play-mode.ts'

/** What the platform says of a game: provider, return to player, volatility and limits of a bet, each only if it is known. On a phone it also switches between real money and demo. */
export const Info = observer(function Info({ game, ref }: { game: Game; ref: Ref<HTMLElement> }) {
  const { language, session } = useStores()
  const mode = usePlayMode(game)
  const { t } = useTranslation(['user', 'common'])
  const { isOpen } = useAccess()
  const { rtp, volatility, minBet, maxBet, betCurrency, providerId, providerName } = game
  const lobby = lobbyOf(game.type)
  const money = (amount: number) =>
    betCurrency && <Money amount={amount} currency={betCurrency} language={language.current} />
  return (
    <section ref={ref} className={styles.info} tabIndex={-1} aria-label={t('play.info')} data-info>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('play.info')}</h2>
        {session.user && game.hasDemo && <ModeSwitch className={styles.modes} mode={mode} />}
      </div>
      <dl className={styles.facts}>
        <Fact name={t('play.provider')}>
          {isOpen(lobby) ? (
            <PageLink page={lobby} query={{ provider: providerId }}>
              <bdi>{providerName || providerId}</bdi>
            </PageLink>
          ) : (
            <bdi>{providerName || providerId}</bdi>
          )}
        </Fact>
        {rtp !== undefined && (
          <Fact name={t('play.rtp')} data-return>
            {percentText(rtp / 100, language.current, 2)}
          </Fact>
        )}
        {volatility && <Fact name={t('play.volatility')}>{t(`play.volatilities.${volatility}`)}</Fact>}
        {minBet !== undefined && betCurrency && <Fact name={t('play.minBet')}>{money(minBet)}</Fact>}
        {maxBet !== undefined && betCurrency && <Fact name={t('play.maxBet')}>{money(maxBet)}</Fact>}
      </dl>
    </section>
  )
})

interface FactProps {
  name: string
  children: ReactNode
  'data-return'?: boolean
}

function Fact({ name, children, ...attributes }: FactProps) {
  return (
    <div className={styles.fact} {...attributes}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
