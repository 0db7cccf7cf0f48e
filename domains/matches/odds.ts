import type { OddsFormat } from '#manifest'

/** The largest denominator of fractional odds. */
const largestDenominator = 20

/** Returns the fraction closest to a number, with a small denominator. */
function fractionOf(value: number): string {
  let best = { numerator: Math.round(value), denominator: 1 }
  for (let denominator = 2; denominator <= largestDenominator; denominator++) {
    const numerator = Math.round(value * denominator)
    const error = Math.abs(numerator / denominator - value)
    if (error + 1e-9 < Math.abs(best.numerator / best.denominator - value)) best = { numerator, denominator }
  }
  return `${best.numerator}/${best.denominator}`
}

const americanOf = (odds: number) =>
  odds >= 2 ? `+${Math.round((odds - 1) * 100)}` : `−${Math.round(100 / (odds - 1))}`

const formats = new Map<string, Intl.NumberFormat>()

/** The format of decimal odds. Cached, because a page of matches has hundreds, and creating one is slow. */
function formatOf(locale: string, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${maximumFractionDigits}`
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits })
  formats.set(key, known)
  return known
}

/** Formats decimal odds. Odds of 1 or less win nothing, and have no other form. */
export function oddsText(odds: number, format: OddsFormat, locale: string): string {
  if (format === 'fractional' && odds > 1) return fractionOf(odds - 1)
  if (format === 'american' && odds > 1) return americanOf(odds)
  return formatOf(locale, odds < 1.1 ? 3 : 2).format(odds)
}
