import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Wheel } from './wheel.tsx'
import styles from './roulette.module.css'

/** Jackpots in front of roulette wheels. */
export default function Roulette({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="columns" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <Wheel />
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} className={styles.amount} />
  </>
)
