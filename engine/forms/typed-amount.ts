import type { Language } from '#manifest'
import { digits } from '../data/minor-units.ts'
import { type AmountFormat, questionKey, readAmount, writeAmount } from './amount.ts'
import type { Parser } from './parser.ts'

/** Returns how an amount of a currency is typed; without a currency, a whole number. */
export const amountFormat = (language: Language, currency?: string): AmountFormat => ({
  language,
  currency,
  decimals: currency === undefined ? 0 : digits(currency),
})

/** Returns the amount that a field’s text means; null if it is none, is empty, or can mean two. */
export function typedAmount(text: string, format: AmountFormat): number | null {
  const reading = readAmount(text, format)
  return reading.kind === 'amount' && reading.value !== '' ? Number(reading.value) : null
}

/**
 * Returns the parser of an amount’s field. A text that can mean two amounts is asked about. `format` is asked each time,
 * because the language may change.
 */
export const amountParser =
  (format: () => AmountFormat): Parser =>
  (text) => {
    const reading = readAmount(text, format())
    if (reading.kind === 'refusal') return { message: reading.message }
    if (reading.kind === 'question') return { message: { key: questionKey } }
    return { value: reading.value, shown: writeAmount(reading.value, format()) }
  }
