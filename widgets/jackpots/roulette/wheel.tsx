import styles from './wheel.module.css'

const pockets = Array.from({ length: 24 }, (_, index) => index * 15)

/** A slowly turning roulette wheel. The whole <svg> is animated, so that the browser composites instead of repainting. */
export const Wheel = () => (
  <svg className={styles.wheel} viewBox="-50 -50 100 100" aria-hidden>
    <circle className={styles.rim} r="49" />
    {pockets.map((angle, index) => (
      <path
        key={angle}
        className={index % 2 ? styles.odd : styles.even}
        d="M0 0-6-45.6A46 46 0 0 1 6-45.6z"
        transform={`rotate(${angle})`}
      />
    ))}
    <circle className={styles.line} r="36" />
    <circle className={styles.bowl} r="27" />
    <path className={styles.cross} d="M0-16V16M-16 0H16" />
    <circle className={styles.ball} cy="-31.5" r="2.6" />
    <circle className={styles.hub} r="7" />
  </svg>
)
