import type { Game } from '#api'
import { useAccess } from '#engine/routing/registry-context.ts'
import { Picture } from '#engine/ui/picture.tsx'
import { GameCard } from './game-card.tsx'
import styles from './game-card.module.css'

/** A game of names that the shell’s script replaces with values (scripts/publish/early-block.ts). */
const named: Game = {
  id: '',
  providerId: '',
  providerName: '{providerName}',
  name: '{name}',
  image: '{image}',
  imageSizes: '{imageSizes}',
  type: 'slots',
  categories: [],
  isNew: false,
  isHot: false,
  hasDemo: false,
  hasJackpot: false,
}

/** The card of a game that the shell’s script shows before the engine: what depends on the game besides names and picture follows. */
export function EarlyCard({ isFactual }: { isFactual: boolean }) {
  const cover = (
    <div className={styles.art}>
      <Picture className={styles.picture} src={named.image} srcSet={named.imageSizes} as="cover" data-shown="" />
    </div>
  )
  const to = useAccess().isOpen('GAME') ? '/' : undefined
  return <GameCard game={named} cover={cover} to={to} facts={isFactual ? '' : undefined} onFavourite={() => {}} />
}
