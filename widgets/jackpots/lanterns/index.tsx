import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Lantern } from './lantern.tsx'
import styles from './lanterns.module.css'

/** Jackpots under lanterns that glow. */
export default function Lanterns({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="columns" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <Lantern />
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} className={styles.amount} />
  </>
)
