import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Stand } from './stand.tsx'
import styles from './monitors.module.css'

/** Jackpots on the screens of a television studio. */
export default function Monitors({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="columns" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <div className={styles.screen}>
      <p className={styles.name}>{name}</p>
      <Amount jackpot={jackpot} className={styles.amount} />
    </div>
    <Stand />
  </>
)
