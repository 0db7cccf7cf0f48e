import { useState } from 'react'
import type { Language } from '#manifest'
import { classes } from '#engine/ui/classes.ts'
import styles from './digits.module.css'
import { amountFormat } from './shown-money.ts'

interface DigitsProps {
  amount: number
  currency: string
  language: Language
  /** Whether the amount is not exact. */
  isAbout?: boolean
  className?: string | undefined
  /** The class of each digit’s cell. */
  digitClass?: string | undefined
}

const marks = /[\u200e\u200f\u061c\s]/g
const rightToLeftMark = '\u200f'

/** An amount with rolling digits. Hidden from screen readers, which get the amount as text beside it. */
export function Digits({ amount, currency, language, isAbout, className, digitClass }: DigitsProps) {
  const parts = amountFormat(amount, language, { currency, isAbout }).formatToParts(amount)
  const writtenRightToLeft = parts.some(({ value }) => value.includes(rightToLeftMark))
  // Digits are boxes without bidi order, so the order of the formatted text is reproduced here.
  const number = parts.filter(({ type }) => ['minusSign', 'integer', 'group', 'decimal', 'fraction'].includes(type))
  const sign = parts.find(({ type }) => type === 'currency')?.value.replace(marks, '')
  const signFirst =
    parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer')
  const glyphs = number.flatMap(({ type, value }) =>
    [...value].map((glyph) => ({ glyph, isDigit: type === 'integer' || type === 'fraction' })),
  )

  return (
    <p className={classes(styles.amount, className)} dir={writtenRightToLeft ? 'rtl' : 'ltr'} aria-hidden>
      {isAbout && <span className={styles.sign}>≈</span>}
      {signFirst && <span className={styles.sign}>{sign}</span>}
      <span className={styles.number} dir="ltr">
        {glyphs.map(({ glyph, isDigit }, index) => {
          // Counted from the end, so that a digit keeps its key when the amount gains one.
          const place = glyphs.length - index
          return isDigit ? <Digit key={place} digit={glyph} className={digitClass} /> : <span key={place}>{glyph}</span>
        })}
      </span>
      {!signFirst && <span className={styles.sign}>{sign}</span>}
    </p>
  )
}

/** A digit that rolls when it changes: the old one leaves at the top, the new one enters from below. */
function Digit({ digit, className }: { digit: string; className?: string | undefined }) {
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
