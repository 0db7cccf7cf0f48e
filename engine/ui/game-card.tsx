import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '#api'
import { classes } from './classes.ts'
import styles from './game-card.module.css'
import { Icon } from './icon.tsx'
import { Skeleton } from './skeleton.tsx'
import { useNear } from './use-near.ts'

interface GameCardProps {
  game: Game
  /** Where the card leads; without it the card is no link. */
  to?: string
  favourite?: boolean
  /** Turns the favourite on or off; without it there is no button. */
  onFavourite?: () => void
}

/** One game: its cover, name, provider and what is special about it. */
export function GameCard({ game, to, favourite = false, onFavourite }: GameCardProps) {
  const { t } = useTranslation()
  const { name, providerName } = game
  return (
    <article className={classes(styles.card, to !== undefined && styles.leading)} data-game={`${game.providerId}/${game.id}`}>
      <div className={styles.art}>
        <Cover key={game.image} game={game} />
        <Badges game={game} />
        {onFavourite && (
          <button type="button" className={styles.favourite} aria-pressed={favourite} aria-label={t('game.favourite', { name })} onClick={onFavourite}>
            <Icon name="heart" size={18} filled={favourite} />
          </button>
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.name} title={name}>
          {to === undefined ? <bdi>{name}</bdi> : <Link className={styles.link} to={to}><bdi>{name}</bdi></Link>}
        </p>
        <p className={styles.provider} title={providerName}>
          <bdi>{providerName}</bdi>
        </p>
      </div>
    </article>
  )
}

/** The picture, fetched when it comes near the screen; a tile with the name where it cannot be had. */
function Cover({ game: { image, name } }: { game: Game }) {
  const [failed, setFailed] = useState(false)
  const { ref, near } = useNear<HTMLDivElement>()
  if (failed) return <div className={styles.tile} aria-hidden>{name}</div>
  return (
    <div ref={ref} className={styles.cover}>
      {near && <img className={styles.picture} src={image} alt="" decoding="async" onError={() => setFailed(true)} />}
    </div>
  )
}

/** At most two, the weightiest first: more would hide the picture. */
function Badges({ game }: { game: Game }) {
  const { t } = useTranslation()
  const badges = { jackpot: game.hasJackpot, new: game.isNew, hot: game.isHot, demo: game.hasDemo }
  const shown = (Object.keys(badges) as (keyof typeof badges)[]).filter((badge) => badges[badge]).slice(0, 2)
  if (shown.length === 0) return null
  return (
    <ul className={styles.badges} role="list">
      {shown.map((badge) => (
        <li key={badge} className={classes(styles.badge, styles[badge])}>
          {t(`game.${badge}`)}
        </li>
      ))}
    </ul>
  )
}

/** Stands where a card will be, in its size. */
export function GameTile() {
  return (
    <div className={styles.card} aria-hidden>
      <Skeleton className={styles.art} />
      <div className={styles.text}>
        <Skeleton width="82%" height="14px" />
        <Skeleton width="56%" height="12px" />
      </div>
    </div>
  )
}
