const leads = [1, 2, 5]

/** Returns the first `count` round amounts within the limits: 1, 2 or 5 times a power of ten. */
export function quickAmounts(min: number, max: number, count: number): number[] {
  const rounds = [...Array(7).keys()].flatMap((power) => leads.map((lead) => lead * 10 ** power))
  return rounds.filter((amount) => amount >= min && amount <= max).slice(0, count)
}
