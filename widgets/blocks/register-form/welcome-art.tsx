import styles from '#domains/account/parts/art.module.css'
import { Ball } from '#domains/account/parts/ball.tsx'
import { Coin } from '#domains/account/parts/coin.tsx'

/** A ball, two cards, chips and coins in the brand’s colours. */
export function WelcomeArt() {
  return (
    <svg className={styles.art} viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect className={styles.brand} width="480" height="300" />
      <path
        className={styles.glow}
        d="M240 170-60 20V-60zM240 170 60-60h90zM240 170 220-60h80zM240 170 380-60h120zM240 170 540 40v90zM240 170 540 230v130zM240 170-60 130v100zM240 170-20 360h130z"
      />
      <circle className={styles.glow} cx="240" cy="160" r="128" />
      <ellipse className={styles.shade} cx="240" cy="268" rx="190" ry="16" />
      <g transform="translate(122 92) rotate(-22)">
        <rect className={styles.shade} x="5" y="7" width="112" height="158" rx="14" />
        <rect className={styles.pale} width="112" height="158" rx="14" />
        <path className={styles.danger} d="M56 112Q18 84 27 62q12-20 29 2 17-22 29-2 9 22-29 50z" />
        <path
          className={styles.danger}
          d="M20 34q-13-9-9-17 4-6 9 1 5-7 9-1 4 8-9 17zM92 124q13 9 9 17-4 6-9-1-5 7-9 1-4-8 9-17z"
        />
      </g>
      <g transform="translate(258 44) rotate(9)">
        <rect className={styles.shade} x="5" y="7" width="112" height="158" rx="14" />
        <rect className={styles.pale} width="112" height="158" rx="14" />
        <path
          className={styles.ink}
          d="M56 40q34 28 34 48 0 18-18 18-9 0-13-8 1 14 9 20H44q8-6 9-20-4 8-13 8-18 0-18-18 0-20 34-48z"
        />
        <path
          className={styles.ink}
          d="M20 14q10 9 10 15 0 6-6 6-3 0-4-3-1 3-4 3-6 0-6-6 0-6 10-15zM92 146q-10-9-10-15 0-6 6-6 3 0 4 3 1-3 4-3 6 0 6 6 0 6-10 15z"
        />
      </g>
      <Chip x={366} y={248} />
      <Chip x={370} y={230} />
      <Chip x={364} y={212} />
      <Ball x={96} y={218} size={54} />
      <Coin x={66} y={92} size={22} turn={-18} />
      <Coin x={418} y={84} size={26} turn={16} />
      <Coin x={428} y={196} size={16} turn={40} />
      <Coin x={236} y={254} size={19} turn={-8} />
      <Coin x={98} y={40} size={12} turn={24} />
    </svg>
  )
}

/** One chip of a pile, seen from above. */
function Chip({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.onAccent} d="M-62 0v14a62 22 0 0 0 124 0V0z" />
      <ellipse className={styles.accent} rx="62" ry="22" />
      <ellipse className={styles.edge} rx="50" ry="16" strokeWidth="3" strokeDasharray="14 12" opacity="0.65" />
      <ellipse className={styles.light} rx="28" ry="8" />
    </g>
  )
}
