import styles from './arrow.module.css'

/** An arrow of three neon tubes that light up one after the other, upwards. */
export const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 104 30" aria-hidden>
    <path d="M24 28 52 20 80 28" />
    <path d="M30 19 52 12 74 19" />
    <path d="M36 10 52 4 68 10" />
  </svg>
)
