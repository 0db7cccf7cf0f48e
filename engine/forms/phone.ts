import { latinDigits } from './latin-digits.ts'

/** The maximum length of a typed phone number including the plus (spec §9). */
const maxLength = 13

/**
 * Returns an optional plus and digits without leading zeros, at most 13 characters (spec §2). Other characters are
 * dropped.
 */
export function toPhone(text: string): string {
  const latin = latinDigits(text).trimStart()
  const digits = latin.replace(/\D/g, '').replace(/^0+/, '')
  return `${/^[+＋]/.test(latin) ? '+' : ''}${digits}`.slice(0, maxLength)
}
