import { useState } from 'react'
import { classes } from '#engine/ui/classes.ts'
import styles from './digits.module.css'

/** A digit that rolls when it changes: the old one leaves at the top, the new one enters from below. */
export function Digit({ digit, className }: { digit: string; className?: string | undefined }) {
  const [turn, setTurn] = useState({ to: digit, from: '' })
  if (turn.to !== digit) setTurn({ to: digit, from: turn.to })
  return (
    <span className={classes(styles.cell, className)}>
      <span key={digit} className={styles.digit} data-from={turn.from || undefined}>
        {digit}
      </span>
    </span>
  )
}
