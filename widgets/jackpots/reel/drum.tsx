import { useState } from 'react'
import styles from './drum.module.css'

/** A digit on a drum, which turns when the digit changes: the old one leaves at the top as the new one comes from below. */
export function Drum({ digit }: { digit: string }) {
  const [turn, setTurn] = useState({ to: digit, from: '' })
  if (turn.to !== digit) setTurn({ to: digit, from: turn.to })
  return (
    <span className={styles.drum}>
      <span key={digit} className={styles.digit} data-from={turn.from || undefined}>
        {digit}
      </span>
    </span>
  )
}
