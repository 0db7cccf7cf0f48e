import type { CSSProperties } from 'react'
import styles from './confetti.module.css'

const counts = { small: 16, large: 44, jackpot: 110 }

/** Deterministic pseudo-random number, 0 ≤ n < 1. */
const scatter = (place: number, by: number) => Math.abs(Math.sin(place * 12.9898 + by * 78.233) * 43758.5453) % 1

/** Confetti that falls once over the dialog, more of it for a larger prize; none with reduced motion. */
export const Confetti = ({ size }: { size: keyof typeof counts }) => (
  <div className={styles.confetti} aria-hidden>
    {Array.from({ length: counts[size] }, (_, place) => {
      const piece = {
        '--at': `${Math.round(scatter(place, 1) * 100)}%`,
        '--delay': `${Math.round(scatter(place, 2) * 900)}ms`,
        '--drift': `${Math.round((scatter(place, 3) - 0.5) * 160)}px`,
        '--turns': `${Math.round((scatter(place, 4) - 0.5) * 1800)}deg`,
        '--tint': tints[place % tints.length],
      }
      return <span key={place} className={styles.piece} style={piece as CSSProperties} />
    })}
  </div>
)

const tints = ['var(--brand)', 'var(--accent)', 'var(--success)', 'var(--info)', 'var(--danger)']
