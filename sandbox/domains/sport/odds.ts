const highest = 500

/**
 * The odds of a probability with the house’s margin, such as 0.06: a step of the ladder, rounded in the house’s favour.
 */
export function oddsOf(probability: number, margin: number): number {
  const fair = 1 / (Math.max(probability, 1e-6) * (1 + margin))
  return Math.min(highest, Math.max(1.01, floorTo(fair, stepAt(fair))))
}

/** The step of the ladder; smaller for shorter odds. */
function stepAt(odds: number): number {
  if (odds < 3) return 0.01
  if (odds < 6) return 0.05
  if (odds < 10) return 0.1
  return odds < 20 ? 0.5 : 1
}

function floorTo(odds: number, step: number): number {
  return Math.round(Math.floor(odds / step + 1e-9) * step * 100) / 100
}

/** The payout of a stake in the minor unit at the product of these odds, without intermediate rounding. */
export function payoutOf(stake: number, odds: readonly number[]): number {
  const hundredths = odds.reduce((product, each) => product * BigInt(Math.round(each * 100)), BigInt(stake))
  return Number(hundredths / 100n ** BigInt(odds.length))
}

/** The odds of a combination, with two decimal digits. */
export const combined = (odds: readonly number[]): number =>
  payoutOf(10 ** 6, odds) === 0 ? 1 : Math.floor(payoutOf(10 ** 6, odds) / 10 ** 4) / 100
