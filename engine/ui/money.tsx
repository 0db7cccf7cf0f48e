import type { Language } from '#manifest'
import { digits } from '../data/minor-units.ts'
import { numberFormat, type NumberOptions, type NumberText } from '../i18n/formats.ts'
import styles from './money.module.css'

/**
 * Returns the currency format of a language; without a currency, of an amount alone. `isShort` leaves out the decimals of
 * whole amounts.
 */
export function moneyFormat(language: Language, currency: string, isShort = false): NumberText {
  const decimals = digits(currency)
  // Amounts with many decimals, such as those of USDT, have as many as they need.
  const least = isShort ? 0 : decimals > 3 ? 2 : decimals
  return create(language, currency, {
    minimumFractionDigits: least,
    maximumFractionDigits: currency === '' ? 8 : decimals,
  })
}

/** A code of `Intl`’s form whose place another currency’s code takes. */
const standIn = 'XTS'

/** Browsers format three-letter codes only: others stand where a code of that form would. */
function create(language: Language, currency: string, decimals: NumberOptions): NumberText {
  if (currency === '') return numberFormat(language, decimals)
  if (/^[A-Z]{3}$/.test(currency)) return numberFormat(language, { style: 'currency', currency, ...decimals })
  const options = { style: 'currency', currency: standIn, currencyDisplay: 'code', ...decimals } as const
  const format = numberFormat(language, options)
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
