import type { Language } from '#manifest'
import { digits } from '../data/minor-units.ts'
import { localeOf } from './locale.ts'
import styles from './money.module.css'

/** What amounts are formatted with. */
interface MoneyFormat {
  format(amount: number): string
  formatToParts(amount: number): Intl.NumberFormatPart[]
}

const formats = new Map<string, MoneyFormat>()

/**
 * Returns the currency format of a language; without a currency, of an amount alone. `isShort` leaves out the decimals of
 * whole amounts. Cached, because creating one is slow.
 */
export function moneyFormat(language: Language, currency: string, isShort = false): MoneyFormat {
  const decimals = digits(currency)
  const key = `${language} ${currency} ${decimals} ${isShort}`
  const known = formats.get(key)
  if (known) return known
  // Amounts with many decimals, such as those of USDT, have as many as they need.
  const least = isShort ? 0 : decimals > 3 ? 2 : decimals
  const made = create(localeOf(language), currency, {
    minimumFractionDigits: least,
    maximumFractionDigits: currency === '' ? 8 : decimals,
  })
  formats.set(key, made)
  return made
}

/** A code of `Intl`’s form whose place another currency’s code takes. */
const standIn = 'XTS'

/** Browsers format three-letter codes only: others stand where a code of that form would. */
function create(locale: string, currency: string, decimals: Intl.NumberFormatOptions): MoneyFormat {
  if (currency === '') return new Intl.NumberFormat(locale, decimals)
  if (/^[A-Z]{3}$/.test(currency)) return new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals })
  const options = { style: 'currency', currency: standIn, currencyDisplay: 'code', ...decimals } as const
  const format = new Intl.NumberFormat(locale, options)
  return {
    format: (amount) => format.format(amount).replace(standIn, currency),
    formatToParts: (amount) =>
      format.formatToParts(amount).map((part) => (part.type === 'currency' ? { ...part, value: currency } : part)),
  }
}

/** Formats an amount; one that is unknown is a dash, never 0. */
export const moneyText = (amount: number | undefined, language: Language, currency: string): string =>
  amount === undefined ? '–' : moneyFormat(language, currency).format(amount)

interface MoneyProps {
  /** In the currency’s major unit; undefined if it is unknown. */
  amount: number | undefined
  /** The currency’s code; empty if it is unknown. */
  currency: string
  language: Language
}

/** An amount formatted for the language, with bidi isolation. */
export function Money({ amount, currency, language }: MoneyProps) {
  return <bdi className={styles.money}>{moneyText(amount, language, currency)}</bdi>
}
