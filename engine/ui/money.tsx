import type { Language } from '#manifest'
import { localeOf } from './locale.ts'
import styles from './money.module.css'

const formats = new Map<string, Intl.NumberFormat>()

/** How a language writes amounts of a currency. Kept: to make one is slow. */
export function moneyFormat(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency })
  formats.set(key, made)
  return made
}

interface MoneyProps {
  /** In the currency’s major unit. */
  amount: number
  /** ISO 4217. */
  currency: string
  language: Language
}

/** An amount as the language writes it, kept apart from the direction of the text around it. */
export function Money({ amount, currency, language }: MoneyProps) {
  return <bdi className={styles.money}>{moneyFormat(language, currency).format(amount)}</bdi>
}
