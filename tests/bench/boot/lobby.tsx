import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Banner, Game } from '#api'
import page from '#engine/routing/page.module.css'
import { buttonClass } from '#engine/ui/button.tsx'
import card from '#domains/games/parts/game-card.module.css'
import row from '#engine/ui/scroll-row.module.css'
import title from '#engine/ui/section-title.module.css'
import skeleton from '#engine/ui/skeleton.module.css'
import art from '../../../widgets/blocks/banners/art.module.css'
import banners from '../../../widgets/blocks/banners/banners.module.css'
import hero from '../../../widgets/blocks/banners/hero.module.css'
import second from '../../../widgets/blocks/banners/second.module.css'
import words from '../../../widgets/blocks/banners/words.module.css'
import games from '../../../widgets/blocks/game-row/game-row.module.css'
import jackpot from '../../../widgets/blocks/jackpot/section.module.css'
import chip from '../../../widgets/blocks/provider-strip/provider-strip.module.css'
import { lobby } from './stores.ts'

const Row = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={row.section}>
    <div className={row.head}>
      <h2 className={title.title}>{heading}</h2>
    </div>
    <ul className={row.list} role="list">
      {children}
    </ul>
  </section>
)

const Picture = ({ image, first }: { image: string; first: boolean }) => (
  <div className={art.frame}>
    <img
      className={art.art}
      src={image}
      alt=""
      width={1200}
      height={480}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  </div>
)

const Words = ({
  banner: { title: heading, text, link, buttonText },
  level: Heading,
}: {
  banner: Banner
  level: 'h2' | 'h3'
}) => (
  <div className={words.words}>
    <Heading className={words.title}>{heading}</Heading>
    <p className={words.text}>{text}</p>
    {buttonText && (
      <div className={words.action}>
        <Link className={buttonClass.primary} to={link}>
          {buttonText}
        </Link>
      </div>
    )}
  </div>
)

const Banners = observer(function Banners() {
  const { t } = useTranslation()
  const shown = lobby.banners?.slice().sort((a, b) => b.priority - a.priority)
  if (!shown)
    return (
      <div className={banners.banners}>
        <div>
          <div className={`${skeleton.skeleton} ${hero.waiting}`} />
          <div className={hero.controls} />
        </div>
      </div>
    )
  return (
    <div className={banners.banners} data-place="home">
      <section className={hero.hero}>
        <ul className={hero.slides} role="list">
          {shown
            .filter(({ priority }) => priority >= 0)
            .map((banner, index) => (
              <li key={banner.id} className={hero.slide}>
                <Picture image={banner.image} first={index === 0} />
                <Words banner={banner} level="h2" />
              </li>
            ))}
        </ul>
        <div className={hero.controls} />
      </section>
      <Row heading={t('banners.more')}>
        {shown
          .filter(({ priority }) => priority < 0)
          .map((banner) => (
            <li key={banner.id} className={second.card}>
              <Picture image={banner.image} first={false} />
              <Words banner={banner} level="h3" />
            </li>
          ))}
      </Row>
    </div>
  )
})

const Jackpots = observer(function Jackpots() {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className={title.title}>{t('jackpot.games')}</h2>
      <div className={jackpot.look}>
        {lobby.jackpots?.map(({ id, name, amount, currency }) => (
          <p key={id}>
            {name} {new Intl.NumberFormat('fr', { style: 'currency', currency }).format(amount)}
          </p>
        )) ?? <div className={skeleton.skeleton} />}
      </div>
    </section>
  )
})

const Card = observer(function Card({ game: { id, providerId, providerName, name, image } }: { game: Game }) {
  const key = `${providerId}/${id}`
  return (
    <div className={`${card.card} ${card.leading}`}>
      <img className={card.art} src={image} alt="" loading="lazy" />
      <Link className={card.name} to={`/game/${key}`}>
        {name}
      </Link>
      <p className={card.provider}>{providerName}</p>
      <button
        type="button"
        className={card.favourite}
        aria-pressed={lobby.favourites.includes(key)}
        aria-label={name}
        onClick={() => lobby.toggle(key)}
      />
    </div>
  )
})

/** The main page, written by hand for this brand only. */
export const Lobby = observer(function Lobby() {
  const { t } = useTranslation()
  return (
    <main className={page.page} data-state={lobby.isReady ? 'ready' : 'loading'}>
      <div className={page.content}>
        <Banners />
        <Jackpots />
        {lobby.rows.map(({ title: heading, games: list }) => (
          <Row key={heading} heading={t(heading)}>
            {list?.map((game) => (
              <li key={`${game.providerId}/${game.id}`} className={games.game}>
                <Card game={game} />
              </li>
            )) ??
              Array.from({ length: 10 }, (_, index) => (
                <li key={index} className={games.game}>
                  <div className={card.card}>
                    <div className={`${skeleton.skeleton} ${card.art}`} />
                  </div>
                </li>
              ))}
          </Row>
        ))}
        <Row heading={t('lobby.providers')}>
          {lobby.providers?.slice(0, 24).map(({ id, name, games: count }) => (
            <li key={id}>
              <Link className={chip.chip} to={`/games?provider=${id}`}>
                <bdi className={chip.name}>{name}</bdi>{' '}
                <span className={chip.count}>{t('lobby.games', { count })}</span>
              </Link>
            </li>
          ))}
        </Row>
      </div>
    </main>
  )
})
