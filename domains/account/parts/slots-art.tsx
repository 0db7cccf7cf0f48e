import styles from './art.module.css'
import { Coin } from './coin.tsx'

/** Three reels with a seven, a gem and cherries, and flying coins. */
export function SlotsArt() {
  return (
    <svg className={styles.art} viewBox="0 0 260 180" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <path
        className={styles.accentGlow}
        d="M178 90-20-30h60zM178 90 60-60h60zM178 90 150-60h60zM178 90 240-60h60zM178 90-40 60v50zM178 90-20 210h70zM178 90 90 240h70z"
      />
      <rect className={styles.shade} x="96" y="36" width="168" height="118" rx="18" />
      <rect className={styles.brand} x="92" y="30" width="168" height="118" rx="18" />
      <rect className={styles.line} x="98" y="36" width="156" height="106" rx="13" strokeWidth="2" opacity="0.45" />
      <Reel x={106} />
      <Reel x={155} />
      <Reel x={204} />
      <path className={styles.danger} d="M112 66h34v10q-14 14-16 38h-13q1-20 15-36h-20z" />
      <g transform="translate(176 91)">
        <path className={styles.info} d="M-11-20h22l10 13L0 22-21-7z" />
        <path className={styles.light} d="M-11-20h22L6-7H-6z" />
        <path className={styles.shade} d="M-21-7h15L0 22zM21-7H6L0 22z" />
      </g>
      <g transform="translate(225 91)">
        <path className={styles.stalk} strokeWidth="4" d="M-8 8Q-6-12 10-20M10 9Q12-8 10-20" />
        <path className={styles.success} d="M10-20q10-8 14 2-9 5-14-2z" />
        <circle className={styles.danger} cx="-9" cy="13" r="10" />
        <circle className={styles.danger} cx="11" cy="14" r="10" />
        <path className={styles.light} d="M-14 9q2-4 6-4-1 4-6 4zM6 10q2-4 6-4-1 4-6 4z" />
      </g>
      <rect className={styles.light} x="92" y="30" width="168" height="16" rx="8" />
      <Coin x={84} y={42} size={15} turn={-20} tone="brand" />
      <Coin x={70} y={118} size={19} turn={14} tone="brand" />
      <Coin x={108} y={160} size={14} turn={30} tone="brand" />
    </svg>
  )
}

function Reel({ x }: { x: number }) {
  return (
    <>
      <rect className={styles.pale} x={x} y="46" width="44" height="86" rx="7" />
      <path className={styles.shade} d={`M${x} 60V53q0-7 7-7h30q7 0 7 7v7zM${x} 118v7q0 7 7 7h30q7 0 7-7v-7z`} />
    </>
  )
}
