import { type HTMLAttributes, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { Link } from '#engine/routing/link.tsx'
import { classes } from '#engine/ui/classes.ts'
import styles from './game-card.module.css'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { Picture } from '#engine/ui/picture.tsx'

interface GameCardProps {
  game: Game
  /** In place of the game’s cover. */
  cover?: ReactNode
  /** The target of the card; without it the card is not a link. */
  to?: string | undefined
  favourite?: boolean
  /** Toggles the favourite; without it there is no button. */
  onFavourite?: () => void
  /** A line with facts such as the payout. */
  facts?: ReactNode
  /** Whether the card is visible initially and large: its cover is loaded at once. */
  first?: boolean
  /** Attributes of the root element, such as its position in a list. */
  item?: HTMLAttributes<HTMLElement>
}

/** A game card: cover, name, provider and badges. Lists contain many, so it has few elements. */
export function GameCard({
  game,
  cover,
  to,
  favourite = false,
  onFavourite,
  facts,
  first = false,
  item,
}: GameCardProps) {
  const { t } = useTranslation()
  const { name, providerName } = game
  const demo = to !== undefined && game.hasDemo
  const text = { className: styles.name, dir: 'auto', title: name, children: name }
  return (
    <div
      className={classes(styles.card, to !== undefined && styles.linked, facts !== undefined && styles.withFacts)}
      data-game={`${game.providerId}/${game.id}`}
      {...item}
    >
      {cover ?? <GameCover key={game.image} game={game} first={first} isLinked={to !== undefined} />}
      <Badges game={game} />
      {to === undefined ? <p {...text} /> : <Link {...text} to={to} />}
      <div className={styles.provider} dir="auto" title={providerName}>
        {providerName}
      </div>
      {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      {demo && (
        <Link className={styles.demo} to={`${to}?mode=demo`} aria-label={t('game.demoOf', { name })}>
          {t('game.demo')}
        </Link>
      )}
      {onFavourite && (
        <button
          type="button"
          className={styles.favourite}
          aria-pressed={favourite}
          aria-label={t('game.favourite', { name })}
          onClick={onFavourite}
        />
      )}
    </div>
  )
}

interface GameCoverProps {
  game: Game
  /** Whether the picture is loaded at once; otherwise when it comes near the screen. */
  first?: boolean
  /** Whether it shows, while it is pointed at or its link has the focus, that a press plays, and the return to player. */
  isLinked?: boolean
}

/** A game’s picture over its blurred colours; if it fails, the name in its place. */
export function GameCover({ game, first = false, isLinked = false }: GameCoverProps) {
  const { image, imageSizes, imageColors, name, rtp } = game
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const picture = {
    src: image,
    srcSet: imageSizes,
    as: 'cover' as const,
    className: styles.picture,
    onError: () => setFailed(true),
  }
  return (
    <div
      className={classes(styles.art, isLinked && styles.playable)}
      data-facts={isLinked && rtp !== undefined ? t('game.rtp', { value: rtp / 100 }) : undefined}
      style={imageColors && { backgroundImage: `linear-gradient(165deg, ${imageColors.join()})` }}
    >
      {failed ? (
        <div className={styles.fallback} aria-hidden>
          {name}
        </div>
      ) : first ? (
        <Picture {...picture} fetchPriority="high" decoding="sync" data-shown="" />
      ) : (
        <LazyImage {...picture} />
      )}
    </div>
  )
}

/** At most two badges, most important first, so that the picture stays visible. */
function Badges({ game }: { game: Game }) {
  const { t } = useTranslation()
  const badges = { jackpot: game.hasJackpot, new: game.isNew, hot: game.isHot }
  const shown = (Object.keys(badges) as (keyof typeof badges)[]).filter((badge) => badges[badge]).slice(0, 2)
  if (shown.length === 0) return null
  return (
    <p className={styles.badges}>
      {shown.map((badge) => (
        <span key={badge} className={classes(styles.badge, styles[badge])}>
          {t(`game.${badge}`)}
        </span>
      ))}
    </p>
  )
}

/** A placeholder with the size of a card; with `facts`, of a card with facts. */
export function GameCardSkeleton({ facts = false }: { facts?: boolean }) {
  return (
    <div className={classes(styles.card, facts && styles.withFacts)} aria-hidden>
      <Skeleton className={styles.art} />
      <div className={styles.name}>
        <Skeleton width="82%" height="14px" />
      </div>
      <div className={styles.provider}>
        <Skeleton width="56%" height="12px" />
      </div>
    </div>
  )
}
