import type { ReactNode } from 'react'
import type { Game } from '#api'
import styles from './backdrop.module.css'

/** The game’s cover, blurred, behind what is said while the game itself is not there. */
export function Backdrop({ game, children }: { game: Game; children: ReactNode }) {
  return (
    <div className={styles.backdrop}>
      <img className={styles.blurred} src={game.image} alt="" decoding="async" />
      <div className={styles.front}>{children}</div>
    </div>
  )
}
