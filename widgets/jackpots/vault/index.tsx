import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Door, Lock } from './door.tsx'
import styles from './vault.module.css'

/** The largest jackpot behind a vault door, the others in deposit boxes. */
export default jackpotLook({
  layout: 'hero',
  styles,
  draw: ({ label, rank }) => (
    <>
      {rank === 0 ? <Door /> : <Lock />}
      <div className={styles.words}>{label}</div>
    </>
  ),
})
