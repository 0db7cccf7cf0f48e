import { moneyFormat } from '../../app/money-format.ts'
import type { GameConfig } from '../../domains/games/page/config.ts'

/** Formats amounts in minor units. */
export interface Money {
  /** With the currency sign. */
  full(minor: number): string
  /** A short number without a currency, for chips and cells. */
  short(minor: number): string
  /** A multiplier, such as `2.50×`. */
  times(multiplier: number): string
}

/** Formats numbers in the player’s language with Latin digits. */
export function createMoney({ lang, currency, digits }: Pick<GameConfig, 'lang' | 'currency' | 'digits'>): Money {
  const locale = `${lang}-u-nu-latn`
  const full = moneyFormat(locale, currency, digits, { currencyDisplay: 'narrowSymbol' })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const major = (minor: number) => minor / 10 ** digits
  return {
    full: (minor) => full(major(minor)),
    short: (minor) => short.format(major(minor)),
    times: (value) => `${times.format(value)}×`,
  }
}

/** Returns a text with its placeholders filled. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
