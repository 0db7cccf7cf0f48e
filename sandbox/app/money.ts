import { isoDecimals } from '../../schemas/generated/currencies.ts'

/** Currencies of the sandbox outside ISO 4217. */
const own: Record<string, number> = { USDT: 6 }

const decimals = new Map([...isoDecimals, ...Object.entries(own)])

/** The number of decimal digits of a currency: TND 3, EUR 2, XOF 0, USDT 6. */
export const digitsOf = (currency: string): number => decimals.get(currency) ?? 2

/** The number of decimals of a currency that a client cannot know: one outside ISO 4217. */
export const ownDigitsOf = (currency: string): number | undefined => own[currency]

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
