import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { Win, WinInfo } from '#api'
import { winIn } from '#domains/wins/win-store.ts'
import { Link } from '#engine/routing/link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './recent-wins.module.css'

/** A win: amount, game and player; a link to the game where game pages are open. */
export const WinTile = observer(function WinTile({ win, rates }: { win: Win; rates: WinInfo }) {
  const { t } = useTranslation('blocks')
  const { manifest, session, language } = useStores()
  const { isOpen } = useAccess()
  const { amount, currency, isAbout } = winIn(win, session.user?.currency || manifest.currency, rates)
  const { providerId, gameId, gameName, player, image } = win
  const content = (
    <>
      {image ? <LazyImage className={styles.cover} src={image} /> : <span className={styles.cover} />}
      <span className={styles.amount}>
        {isAbout && '≈ '}
        <Money amount={amount} currency={currency} language={language.current} />
      </span>{' '}
      <span className={styles.game} dir="auto">
        {gameName}
      </span>{' '}
      <bdi className={styles.player}>{player}</bdi>
      {win.isBig && (
        <>
          {' '}
          <span className={styles.big}>{t('wins.big')}</span>
        </>
      )}
    </>
  )
  if (!isOpen('GAME')) return <div className={styles.win}>{content}</div>
  return (
    <Link className={styles.win} to={generatePath(manifest.pages.GAME.path, { providerId, gameId })}>
      {content}
    </Link>
  )
})
