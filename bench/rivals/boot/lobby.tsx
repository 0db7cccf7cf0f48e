import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../engine/routing/link.tsx'
import page from '../../../engine/routing/page.module.css'
import chip from '../../../widgets/blocks/provider-strip/provider-strip.module.css'
import sector from '../../../widgets/blocks/sectors/sectors.module.css'
import { Banners } from './banners.tsx'
import { Games } from './games.tsx'
import { Jackpots } from './jackpots.tsx'
import { Row, Waiting } from './row.tsx'
import { lobby } from './stores.ts'

const sectors = [
  { to: '/games?category=table', text: 'lobby.table', image: 'table' },
  { to: '/games?category=live', text: 'lobby.live', image: 'live' },
  { to: '/games?category=jackpot', text: 'lobby.jackpots', image: 'jackpots' },
  { to: '/sport', text: 'page.SPORT', image: 'sport' },
]

function Sectors() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('nav.shortcuts')}>
      <ul className={sector.sectors} role="list">
        {sectors.map(({ to, text, image }) => (
          <li key={to} className={sector.sector}>
            <img className={sector.picture} src={`/brands/atlas/art/${image}.svg`} alt="" loading="lazy" />
            <Link className={sector.name} to={to}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Providers = observer(function Providers() {
  const { t } = useTranslation()
  return (
    <Row heading={t('lobby.providers')}>
      {lobby.providers?.slice(0, 24).map(({ id, name, games }) => (
        <li key={id}>
          <Link className={chip.chip} to={`/games?provider=${id}`}>
            <bdi className={chip.name}>{name}</bdi>{' '}
            <span className={chip.count}>{t('lobby.games', { count: games })}</span>
          </Link>
        </li>
      )) ??
        Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <Waiting width="132px" height="60px" />
          </li>
        ))}
    </Row>
  )
})

/** The main page, written by hand for this one brand. What is below the first screen is drawn in the background. */
export const Lobby = observer(function Lobby() {
  const { t } = useTranslation()
  const isWhole = useDeferredValue(true, false)
  return (
    <main className={page.page} data-state={isWhole && lobby.isReady ? 'ready' : 'loading'} id="content" tabIndex={-1}>
      <h1 className="visually-hidden">{t('page.MAIN')}</h1>
      <div className={page.content}>
        <Banners />
        <Games row="live" category="live" layout="tables" />
        {isWhole && (
          <>
            <Sectors />
            <Games row="table" category="table" />
            <Jackpots />
            <Games row="slots" category="popular" />
            <Providers />
          </>
        )}
      </div>
    </main>
  )
})
