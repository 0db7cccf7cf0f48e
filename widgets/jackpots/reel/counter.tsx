import type { Language } from '#manifest'
import { moneyFormat } from '#engine/ui/money.tsx'
import styles from './counter.module.css'
import { Drum } from './drum.tsx'

interface CounterProps {
  amount: number
  currency: string
  language: Language
}

const marks = /[\u200e\u200f\u061c\s]/g
const rightToLeftMark = '\u200f'

/** An amount on drums, a digit each. For the eye alone: screen readers are given the amount as text beside it. */
export function Counter({ amount, currency, language }: CounterProps) {
  const parts = moneyFormat(language, currency).formatToParts(amount)
  const writtenRightToLeft = parts.some(({ value }) => value.includes(rightToLeftMark))
  // Drums are boxes, so the order that the text’s own characters would give is laid out here.
  const number = parts.filter(({ type }) => ['minusSign', 'integer', 'group', 'decimal', 'fraction'].includes(type))
  const sign = parts.find(({ type }) => type === 'currency')?.value.replace(marks, '')
  const signFirst = parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer')
  const glyphs = number.flatMap(({ type, value }) => [...value].map((glyph) => ({ glyph, isDigit: type === 'integer' || type === 'fraction' })))

  return (
    <p className={styles.counter} dir={writtenRightToLeft ? 'rtl' : 'ltr'} aria-hidden>
      {signFirst && <span className={styles.sign}>{sign}</span>}
      <span className={styles.drums} dir="ltr">
        {glyphs.map(({ glyph, isDigit }, index) => {
          // Counted from the end, so that a drum stays itself when the amount gains a digit.
          const place = glyphs.length - index
          return isDigit ? <Drum key={place} digit={glyph} /> : <span key={place} className={styles.point}>{glyph}</span>
        })}
      </span>
      {!signFirst && <span className={styles.sign}>{sign}</span>}
    </p>
  )
}
