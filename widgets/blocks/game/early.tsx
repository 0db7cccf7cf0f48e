import { namedGame } from '#domains/games/parts/named-game.ts'
import styles from './game.module.css'
import { Stage } from './stage.tsx'

/** What takes the place of the painted stage once the game is there, as visitors see it. */
export default function Early() {
  return (
    <div className={styles.page}>
      <Stage game={{ ...namedGame, hasDemo: true }} onInfo={() => {}} />
    </div>
  )
}
