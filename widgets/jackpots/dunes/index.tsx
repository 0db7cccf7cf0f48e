import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Landscape } from './landscape.tsx'
import styles from './dunes.module.css'

/** Jackpots over one landscape of dunes at dusk. */
export default function Dunes({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="hero" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name, rank }) => (
  <>
    {rank === 0 && <Landscape />}
    <p className={styles.name}>{name}</p>
    <Amount jackpot={jackpot} className={styles.amount} />
  </>
)
