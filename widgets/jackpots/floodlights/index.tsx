import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Lamps } from './lamps.tsx'
import styles from './floodlights.module.css'

/** Jackpots on the pitch under floodlights. */
export default function Floodlights({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="columns" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <Lamps />
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} className={styles.amount} />
  </>
)
