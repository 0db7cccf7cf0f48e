import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import styles from './scoreboard.module.css'

/** Jackpots on the lamps of a stadium’s scoreboard. */
export default function Scoreboard({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="hero" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} className={styles.amount} digitClass={styles.digit} />
  </>
)
