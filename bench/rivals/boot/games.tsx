import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '../../../schemas/generated/api.ts'
import { Link } from '../../../engine/routing/link.tsx'
import card from '../../../domains/games/parts/game-card.module.css'
import games from '../../../widgets/blocks/game-row/game-row.module.css'
import seeAll from '../../../widgets/blocks/game-row/see-all.module.css'
import { moneyFormat } from './money.ts'
import { Row, Waiting } from './row.tsx'
import { lobby } from './stores.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

/** What is known of a live table. */
function Facts({ game: { minBet, maxBet, betCurrency, table } }: { game: Game }) {
  const { t } = useTranslation()
  const money = (amount: number) => isolated(moneyFormat(betCurrency!).format(amount))
  const known = [
    table?.dealer && isolated(table.dealer),
    betCurrency && minBet !== undefined && maxBet !== undefined && `${money(minBet)}–${money(maxBet)}`,
    table?.freeSeats !== undefined && t('game.freeSeats', { count: table.freeSeats }),
  ]
  return known.flatMap((fact) => (fact ? fact.replaceAll(' ', '\u00A0') : [])).join(' ·\u00A0')
}

function Badges({ game: { hasJackpot, isNew, isHot } }: { game: Game }) {
  const { t } = useTranslation()
  const shown = [hasJackpot && 'jackpot', isNew && 'new', isHot && 'hot'].flatMap((name) => name || []).slice(0, 2)
  if (shown.length === 0) return null
  return (
    <p className={card.badges}>
      {shown.map((name) => (
        <span key={name} className={`${card.badge} ${card[name]}`}>
          {t(`game.${name}`)}
        </span>
      ))}
    </p>
  )
}

const Card = observer(function Card({ game, facts }: { game: Game; facts?: ReactNode }) {
  const { t } = useTranslation()
  const { id, providerId, providerName, name, image, imageColors, hasDemo } = game
  const key = `${providerId}/${id}`
  const colors = imageColors && { backgroundImage: `linear-gradient(165deg, ${imageColors.join()})` }
  return (
    <div className={`${card.card} ${card.leading} ${facts ? card.factual : ''}`}>
      <div className={card.art} style={colors}>
        <img className={card.picture} src={image} alt="" loading="lazy" decoding="async" data-shown="" />
      </div>
      <Badges game={game} />
      <Link className={card.name} dir="auto" title={name} to={`/game/${key}`}>
        {name}
      </Link>
      <div className={`${card.provider} ${hasDemo ? card.beside : ''}`} title={providerName}>
        {providerName}
      </div>
      {facts && <div className={card.facts}>{facts}</div>}
      {hasDemo && (
        <Link className={card.demo} to={`/game/${key}?mode=demo`} aria-label={t('game.demoOf', { name })}>
          {t('game.demo')}
        </Link>
      )}
      <button
        type="button"
        className={card.favourite}
        aria-pressed={lobby.favourites.includes(key)}
        aria-label={t('game.favourite', { name })}
        onClick={() => lobby.toggle(key)}
      />
    </div>
  )
})

const Tile = ({ factual }: { factual: boolean }) => (
  <div className={`${card.card} ${factual ? card.factual : ''}`} aria-hidden>
    <Waiting className={card.art} />
    <div className={card.name}>
      <Waiting width="82%" height="14px" />
    </div>
    <div className={card.provider}>
      <Waiting width="56%" height="12px" />
    </div>
  </div>
)

interface GamesProps {
  row: 'live' | 'table' | 'slots'
  category: string
  layout?: 'tables'
}

/** A row of games with a link to all of them. */
export const Games = observer(function Games({ row, category, layout }: GamesProps) {
  const { t } = useTranslation()
  const heading = t(`lobby.${row}`)
  const action = (
    <Link
      className={seeAll.link}
      to={`/games?category=${category}`}
      aria-label={t('lobby.seeAllOf', { title: heading })}
    >
      {t('lobby.seeAll')}
    </Link>
  )
  return (
    <Row heading={heading} {...(layout && { layout })} action={action}>
      {lobby[row]?.map((game) => (
        <li key={`${game.providerId}/${game.id}`} className={games.game}>
          <Card game={game} facts={layout && <Facts game={game} />} />
        </li>
      )) ??
        Array.from({ length: 10 }, (_, index) => (
          <li key={index} className={games.game}>
            <Tile factual={layout === 'tables'} />
          </li>
        ))}
    </Row>
  )
})
