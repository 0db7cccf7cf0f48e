import type { Language } from '#manifest'
import { localeOf } from './locale.ts'
import styles from './money.module.css'

const formats = new Map<string, Intl.NumberFormat>()

/** Returns the currency format of a language. Cached, because creating one is slow. */
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

/** An amount formatted for the language, with bidi isolation. */
export function Money({ amount, currency, language }: MoneyProps) {
  return <bdi className={styles.money}>{moneyFormat(language, currency).format(amount)}</bdi>
}
