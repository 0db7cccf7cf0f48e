import styles from './illustration.module.css'

const coins = [156, 144, 132, 120, 108]
const sparks = [
  'M42 52l10 5-5 10z',
  'M196 44l9 9-12 4z',
  'M210 104l12 2-7 10z',
  'M28 112l10-7 2 12z',
  'M78 22h10v10H78z',
  'M164 20l8 6-7 8-6-8z',
]

/** A pile of coins with a check mark. */
export function Illustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 190" width="216" height="171" aria-hidden>
      <ellipse className={styles.shade} cx="120" cy="176" rx="78" ry="8" />
      {sparks.map((spark, index) => (
        <path key={spark} className={index % 2 ? styles.brand : styles.accent} d={spark} />
      ))}
      <g>
        {coins.map((y) => (
          <Coin key={y} x={92} y={y} />
        ))}
        {coins.slice(0, 3).map((y) => (
          <Coin key={y} x={158} y={y} />
        ))}
      </g>
      <g className={styles.sign}>
        <circle className={styles.brand} cx="150" cy="66" r="38" />
        <path className={styles.check} d="M132 67l12 12 24-25" />
      </g>
    </svg>
  )
}

const Coin = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path className={styles.edge} d={`M${x - 40} ${y}v12a40 13 0 0 0 80 0v-12z`} />
    <ellipse className={styles.accent} cx={x} cy={y} rx="40" ry="13" />
    <ellipse className={styles.rim} cx={x} cy={y} rx="29" ry="8.5" />
  </g>
)
