import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import styles from './split-flap.module.css'

/** Jackpots on the flaps of a departures board. */
export default function SplitFlap({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="lines" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} digitClass={styles.flap} className={styles.amount} />
  </>
)
