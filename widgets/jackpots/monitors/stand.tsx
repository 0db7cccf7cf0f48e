import styles from './stand.module.css'

/** The stand of a monitor. */
export const Stand = () => (
  <svg className={styles.stand} viewBox="0 0 110 20" aria-hidden>
    <path d="M46 0h18l3 12h28q6 0 6 6H9q0-6 6-6h28z" />
  </svg>
)
