import { toAscii, visibleText } from './typed-text.ts'

/** Decimal digits outside ASCII. */
const otherDigits = /(?![0-9])\p{Nd}/gu

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of a script follow each other, from its zero on. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero -= 1
  return `${(code - zero) % 10}`
}

/**
 * Returns typed text without invisible characters, with the digits of every script, full-width letters and dashes as
 * those of ASCII, in upper case.
 */
export const plainUpperCase = (text: string) =>
  toAscii(visibleText(text)).replace(otherDigits, valueOf).normalize('NFC').toUpperCase()
