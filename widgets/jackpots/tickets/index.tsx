import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Stars } from './stars.tsx'
import styles from './tickets.module.css'

/** Jackpots as tickets with a tear-off stub. */
export default jackpotLook({
  layout: 'lines',
  styles,
  draw: ({ jackpot, label }) => (
    <>
      <div className={styles.stub}>
        <Stars level={jackpot.level} />
      </div>
      {label}
    </>
  ),
})
