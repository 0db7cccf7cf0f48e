import { useId } from 'react'
import styles from './lantern.module.css'

/** A pierced lantern on a chain, with its glow. */
export function Lantern() {
  const id = useId()
  return (
    <svg viewBox="-55 0 110 120" aria-hidden>
      <radialGradient id={id}>
        <stop offset="0" className={styles.near} />
        <stop offset="1" className={styles.far} />
      </radialGradient>
      <circle cy="66" r="54" fill={`url(#${id})`} />
      <path className={styles.chain} d="M0 0V20" />
      <path className={styles.metal} d="M-6 20H6L9 28C16 31 20 36 21 42H-21C-20 36-16 31-9 28z" />
      <path className={styles.glass} d="M-21 42H21L27 66 17 94H-17L-27 66z" />
      <path
        className={styles.bars}
        d="M-21 42-17 94M21 42 17 94M-8 42-9 94M8 42 9 94M-27 66H27M-24 54 24 54M-22 80H22"
      />
      <path
        className={styles.star}
        d="M0 55 3.4 62.6 11.5 61.5 6.8 68 11.5 74.5 3.4 73.4 0 81-3.4 73.4-11.5 74.5-6.8 68-11.5 61.5-3.4 62.6z"
      />
      <path className={styles.metal} d="M-17 94H17L11 102H5L0 114-5 102H-11z" />
    </svg>
  )
}
