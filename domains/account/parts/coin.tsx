import styles from './art.module.css'

interface CoinProps {
  /** Centre. */
  x: number
  y: number
  /** Radius. */
  size: number
  /** Rotation in degrees. */
  turn?: number
  tone?: 'brand' | 'accent'
}

/** A coin with a star. */
export function Coin({ x, y, size, turn = 0, tone = 'accent' }: CoinProps) {
  const star = tone === 'brand' ? styles.onBrand : styles.onAccent
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 20})`}>
      <circle className={styles[tone]} r="20" />
      <circle className={styles.shade} r="20" />
      <circle className={styles[tone]} cx="-1.5" cy="-2" r="19" />
      <circle className={styles.light} cx="-1.5" cy="-2" r="16" />
      <circle className={styles[tone]} cx="-1.5" cy="-2" r="14" />
      <path
        className={star}
        transform="translate(-1.5 -2)"
        d="m0-10 2.9 6.2 6.8.8-5 4.7 1.3 6.7L0 5.1l-6 3.3L-4.7 1.7l-5-4.7 6.8-.8z"
      />
    </g>
  )
}
