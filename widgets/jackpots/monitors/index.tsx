import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Stand } from './stand.tsx'
import styles from './monitors.module.css'

/** Jackpots on the monitors of a television studio. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <div className={styles.screen}>{label}</div>
      <Stand />
    </>
  ),
})
