const digitsOf = (value: string) => [...value].map(Number)

/** Returns the sum of the digits, each multiplied by the weight at its place. Digits without a weight do not count. */
export const weightedSum = (value: string, weights: readonly number[]) =>
  digitsOf(value)
    .slice(0, weights.length)
    .reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)

/** Whether all characters are the same. Such numbers pass many checks and belong to nobody. */
export const isOneDigit = (value: string) => new Set(value).size === 1

/** Whether the last digit is that of Luhn’s algorithm (ISO/IEC 7812-1). */
export function hasLuhnDigit(value: string): boolean {
  const doubled = digitsOf(value)
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
  return doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0
}
