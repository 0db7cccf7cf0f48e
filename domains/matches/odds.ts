import type { Language, OddsFormat } from '#manifest'
import { inDigits, numberFormat } from '#engine/i18n/formats.ts'

/** The steps of a British board, as profit for one staked. */
const ladder =
  '1/100 1/50 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 1/7 1/6 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 7/5 3/2 8/5 13/8 7/4 9/5 15/8 2/1 21/10 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1'
    .split(' ')
    .map((step) => ({ step, profit: Number(step.split('/')[0]) / Number(step.split('/')[1]) }))

/** Returns the nearest step of the board, a whole number above 10/1. */
function fractionOf(profit: number): string {
  if (profit > 10) return `${Math.round(profit)}/1`
  const away = ({ profit: each }: (typeof ladder)[number]) => Math.abs(each - profit)
  return ladder.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest)).step
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
