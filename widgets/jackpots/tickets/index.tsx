import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Stars } from './stars.tsx'
import styles from './tickets.module.css'

/** Jackpots as tickets with a stub to tear off. */
export default function Tickets({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="lines" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <div className={styles.stub}>
      <Stars level={jackpot.level} />
    </div>
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} className={styles.amount} />
  </>
)
