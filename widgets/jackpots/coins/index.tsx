import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Pile } from './stack.tsx'
import styles from './coins.module.css'

/** Jackpots on stacks of coins; one falls on the stack whose amount grows. */
export default function Coins({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="columns" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <Pile jackpot={jackpot} />
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} />
  </>
)
