import type { JackpotProps } from '#domains/jackpots/registry.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { JackpotList, type DrawJackpot } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Door, Lock } from './door.tsx'
import styles from './vault.module.css'

/** The largest jackpot behind the door of a vault, the others in deposit boxes. */
export default function Vault({ jackpots }: JackpotProps) {
  return (
    <JackpotList jackpots={jackpots} layout="hero" className={styles.list} itemClass={styles.jackpot} draw={draw} />
  )
}

const draw: DrawJackpot = ({ jackpot, name, rank }) => (
  <>
    {rank === 0 ? <Door /> : <Lock />}
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <Amount jackpot={jackpot} className={styles.amount} />
    </div>
  </>
)
