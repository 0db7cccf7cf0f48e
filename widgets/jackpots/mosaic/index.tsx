import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Arch } from './arch.tsx'
import styles from './mosaic.module.css'

/** Jackpots in arches on a wall of tiles. */
export default function Mosaic({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="columns" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name }) => (
  <>
    <Arch />
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <Amount jackpot={jackpot} className={styles.amount} />
    </div>
  </>
)
