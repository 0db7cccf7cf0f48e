/** The number of decimal digits of a currency: TND 3, EUR 2, XOF 0. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Converts an integer of the minor unit to a decimal number of the major unit. */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency)

/**
 * Converts a decimal amount of the major unit to an integer of the minor unit; null if it has more digits than the
 * currency.
 */
export function toMinor(major: number, currency: string): number | null {
  const minor = Math.round(major * 10 ** digitsOf(currency))
  return toMajor(minor, currency) === major ? minor : null
}
