import { latinDigits } from './latin-digits.ts'

/** The longest phone number that can be typed, its plus included (spec §9). */
const longest = 13

/** An optional plus and digits that do not start with 0, cut to 13 characters (spec §2). What else is typed falls away. */
export function toPhone(text: string): string {
  const latin = latinDigits(text).trimStart()
  const digits = latin.replace(/\D/g, '').replace(/^0+/, '')
  return `${/^[+＋]/.test(latin) ? '+' : ''}${digits}`.slice(0, longest)
}
