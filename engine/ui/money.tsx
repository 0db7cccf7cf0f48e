import type { Language } from '#manifest'
import { localeOf } from './locale.ts'
import styles from './money.module.css'

const formats = new Map<string, Intl.NumberFormat>()

/** Returns the currency format of a language; without a currency, of an amount alone. Cached, because creating one is slow. */
export function moneyFormat(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const style = currency ? ({ style: 'currency', currency } as const) : { minimumFractionDigits: 2 }
  const made = new Intl.NumberFormat(localeOf(language), style)
  formats.set(key, made)
  return made
}

/** Formats an amount; one that is unknown is a dash, never 0. */
export const moneyText = (amount: number | undefined, language: Language, currency: string): string =>
  amount === undefined ? '–' : moneyFormat(language, currency).format(amount)

interface MoneyProps {
  /** In the currency’s major unit; undefined if it is unknown. */
  amount: number | undefined
  /** ISO 4217; empty if it is unknown. */
  currency: string
  language: Language
}

/** An amount formatted for the language, with bidi isolation. */
export function Money({ amount, currency, language }: MoneyProps) {
  return <bdi className={styles.money}>{moneyText(amount, language, currency)}</bdi>
}
