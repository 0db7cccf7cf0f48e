import type { ReactNode } from 'react'
import type { Game } from '#api'
import { Picture } from '#engine/ui/picture.tsx'
import styles from './backdrop.module.css'

/** The game’s blurred cover behind a message, while the game itself is not shown. */
export function Backdrop({ game, children }: { game: Game; children: ReactNode }) {
  return (
    <div className={styles.backdrop}>
      <Picture className={styles.blurred} src={game.image} srcSet={game.imageSizes} as="cover" decoding="async" />
      <div className={styles.front}>{children}</div>
    </div>
  )
}
