import type { GameConfig } from '../../domains/games/page/config.ts'

/** Writes amounts of the minor unit. */
export interface Money {
  /** With the currency’s sign. */
  full(minor: number): string
  /** The number alone, short: for chips and cells. */
  short(minor: number): string
  /** A multiplier, such as `2.50×`. */
  times(multiplier: number): string
}

/** Numbers in the player’s language, with Latin digits: games are boards of numbers, the same for everybody. */
export function createMoney({ lang, currency, digits }: Pick<GameConfig, 'lang' | 'currency' | 'digits'>): Money {
  const locale = `${lang}-u-nu-latn`
  const full = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const major = (minor: number) => minor / 10 ** digits
  return {
    full: (minor) => full.format(major(minor)),
    short: (minor) => short.format(major(minor)),
    times: (value) => `${times.format(value)}×`,
  }
}

/** A text with its gaps filled. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
