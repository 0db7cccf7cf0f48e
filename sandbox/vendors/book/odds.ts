/** How odds are written. */
export type OddsFormat = 'decimal' | 'fractional' | 'american'

/** The steps of a British board, as profit for one staked. */
const ladder =
  '1/100 1/50 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 1/7 1/6 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 7/5 3/2 8/5 13/8 7/4 9/5 15/8 2/1 21/10 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1'
    .split(' ')
    .map((step) => ({ step, profit: Number(step.split('/')[0]) / Number(step.split('/')[1]) }))

/**
 * Writes decimal odds, such as 2.5, in a format: 2.50, 3/2 (the nearest step of a British board; whole numbers above 10/1) or
 * +150. `decimal` writes a number with so many decimals, `digits` the digits of a text, both as the language does. The site
 * writes odds in the same way: tests/qualities/contracts compares both.
 */
export function writeOdds(
  odds: number,
  format: OddsFormat,
  decimal: (odds: number, maximumFractionDigits: number) => string,
  digits: (text: string) => string,
): string {
  if (format === 'american' && odds > 1) return digits(american(odds))
  if (format === 'fractional' && odds > 1) return digits(fraction(odds - 1))
  return decimal(odds, odds < 1.1 ? 3 : 2)
}

const american = (odds: number) => (odds >= 2 ? `+${Math.round((odds - 1) * 100)}` : `−${Math.round(100 / (odds - 1))}`)

function fraction(profit: number): string {
  if (profit > 10) return `${Math.round(profit)}/1`
  const away = ({ profit: each }: (typeof ladder)[number]) => Math.abs(each - profit)
  return ladder.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest)).step
}
