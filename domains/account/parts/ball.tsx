import styles from './art.module.css'

interface BallProps {
  /** Centre. */
  x: number
  y: number
  /** Radius. */
  size: number
}

const patches = [0, 72, 144, 216, 288]

/** A football. */
export function Ball({ x, y, size }: BallProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40}) rotate(-14)`}>
      <ellipse className={styles.shade} cx="4" cy="5" rx="41" ry="41" />
      <circle className={styles.pale} r="40" />
      <path className={styles.ink} d="M0-15 14.3-4.6 8.8 12.1H-8.8L-14.3-4.6z" />
      {patches.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.inkLine} strokeWidth="2.4" d="M0-15v-12M0-27l-13-6M0-27l13-6" />
          <path className={styles.ink} d="M-13-33 0-27l13-6-3.5-5.8a40 40 0 0 0-19 0z" />
        </g>
      ))}
    </g>
  )
}
