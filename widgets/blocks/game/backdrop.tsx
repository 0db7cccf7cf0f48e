import type { ReactNode } from 'react'
import type { Game } from '#api'
import styles from './backdrop.module.css'

/** The game’s blurred cover behind a message, while the game itself is not shown. */
export function Backdrop({ game, children }: { game: Game; children: ReactNode }) {
  return (
    <div className={styles.backdrop}>
      <img className={styles.blurred} src={game.image} alt="" decoding="async" />
      <div className={styles.front}>{children}</div>
    </div>
  )
}
