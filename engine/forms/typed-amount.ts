import type { Language } from '#manifest'
import { digits } from '../data/minor-units.ts'
import { type AmountFormat, questionKey, readAmount } from './amount.ts'
import type { Rule } from './rules.ts'

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
 * Returns the rules of an amount’s field, whose value is the text as the player typed it: a text that can mean two amounts or
 * none fails; `rules` check the amount itself. `format` is asked at each check, because the language may change.
 */
export const typedAmountRules = <Values>(
  format: () => AmountFormat,
  rules: readonly Rule<string, Values>[],
): readonly Rule<string, Values>[] => [
  (text) => {
    const reading = readAmount(text, format())
    if (reading.kind === 'refusal') return reading.message
    return reading.kind === 'question' ? { key: questionKey } : null
  },
  ...rules.map<Rule<string, Values>>((rule) => (text, values) => {
    const reading = readAmount(text, format())
    return reading.kind === 'amount' ? rule(reading.value, values) : null
  }),
]
