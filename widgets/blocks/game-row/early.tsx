import type { GameRowBlock } from '#manifest'
import { EarlyCard } from '#domains/games/parts/early-card.tsx'
import styles from './game-row.module.css'

/** What takes the place of the painted skeleton’s entries once the games are there. */
export default function Early({ layout }: GameRowBlock) {
  return (
    <li className={styles.game}>
      <EarlyCard isFactual={layout === 'tables'} />
    </li>
  )
}
