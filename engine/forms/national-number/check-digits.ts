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

/** How two digits are combined, a row for the first one. */
const verhoeffProducts = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]

/** What a digit counts as, a row for its place from the right; eight rows that repeat. */
const verhoeffPlaces = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Whether the last digit is that of Verhoeff’s algorithm: https://en.wikipedia.org/wiki/Verhoeff_algorithm */
export function hasVerhoeffDigit(value: string): boolean {
  const combined = digitsOf(value)
    .reverse()
    .reduce((product, digit, at) => {
      const counted = Number(verhoeffPlaces[at % 8]?.charAt(digit))
      return Number(verhoeffProducts[product]?.charAt(counted))
    }, 0)
  return combined === 0
}

/** Whether the last digit is that of ISO/IEC 7064, MOD 11,10. */
export function hasMod1110Digit(value: string): boolean {
  const product = digitsOf(value.slice(0, -1)).reduce((before, digit) => {
    const sum = (before + digit) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (product + Number(value.slice(-1))) % 10 === 1
}
