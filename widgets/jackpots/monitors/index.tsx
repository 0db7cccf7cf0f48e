import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import stand from './stand.module.css'
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

/** The stand of a monitor. */
const Stand = () => (
  <svg className={stand.stand} viewBox="0 0 110 20" aria-hidden>
    <path d="M46 0h18l3 12h28q6 0 6 6H9q0-6 6-6h28z" />
  </svg>
)
