import { useAccess } from '#engine/routing/registry-context.ts'
import { Picture } from '#engine/ui/picture.tsx'
import { GameCard } from './game-card.tsx'
import styles from './game-card.module.css'
import { namedGame } from './named-game.ts'

/** The card of a game that is shown before the engine: what depends on the game besides names and picture follows. */
export function EarlyCard({ isFactual }: { isFactual: boolean }) {
  const { image, imageSizes } = namedGame
  const cover = (
    <div className={styles.art}>
      <Picture className={styles.picture} src={image} srcSet={imageSizes} as="cover" data-shown="" />
    </div>
  )
  const to = useAccess().isOpen('GAME') ? '/' : undefined
  return <GameCard game={namedGame} cover={cover} to={to} facts={isFactual ? '' : undefined} onFavourite={() => {}} />
}
