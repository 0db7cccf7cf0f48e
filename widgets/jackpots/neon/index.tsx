import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Arrow } from './arrow.tsx'
import styles from './neon.module.css'

/** Jackpots as neon signs. */
export default function Neon({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="columns" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} className={styles.amount} />
    <Arrow />
  </>
)
