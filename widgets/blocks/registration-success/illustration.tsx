import styles from './illustration.module.css'

const pieces = [
  'M40 40l12 6-6 12z',
  'M196 30l10 10-13 4z',
  'M214 96l13 2-8 11z',
  'M24 104l11-7 2 13z',
  'M70 16h11v11H70z',
  'M164 12l9 7-8 8-7-9z',
  'M52 150l9-9 6 11z',
  'M186 146h11v11h-11z',
]

/** A trophy with the brand’s star, and confetti. */
export function Illustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 190" width="240" height="190" aria-hidden>
      <ellipse className={styles.shade} cx="120" cy="180" rx="70" ry="7" />
      <g className={styles.confetti}>
        {pieces.map((piece, index) => (
          <path key={piece} className={index % 2 ? styles.brand : styles.accent} d={piece} />
        ))}
        <path className={styles.ribbon} d="M30 72q10-8 16 2t16 2M182 64q8-12 16-3t15-3" />
      </g>
      <g className={styles.cup}>
        <path className={styles.handle} d="M84 62H62q-4 40 30 44M156 62h22q4 40-30 44" />
        <path className={styles.accent} d="M80 44h80v34q0 40-40 46-40-6-40-46z" />
        <path className={styles.side} d="M160 44h-22v36q0 26-18 44 40-6 40-46z" />
        <path className={styles.accent} d="M112 122h16v24h-16z" />
        <path className={styles.brand} d="M92 146h56l8 28H84z" />
        <path
          className={styles.star}
          d="m120 60 6.4 13.4 14.6 1.8-10.8 10 2.8 14.6-13-7.2-13 7.2 2.8-14.6-10.8-10 14.6-1.8z"
        />
      </g>
    </svg>
  )
}
