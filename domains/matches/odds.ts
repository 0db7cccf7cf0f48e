import type { Language, OddsFormat } from '#manifest'
import { inDigits, numberFormat } from '#engine/i18n/formats.ts'

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

/** Formats decimal odds. Odds of 1 or less win nothing, and have no other form. */
export function oddsText(odds: number, format: OddsFormat, language: Language): string {
  if (format === 'fractional' && odds > 1) return inDigits(fractionOf(odds - 1), language)
  if (format === 'american' && odds > 1) return inDigits(americanOf(odds), language)
  const maximumFractionDigits = odds < 1.1 ? 3 : 2
  return numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits }).format(odds)
}
