import type { Parsed } from './parser.ts'
import { isAscii, toAscii, visibleText } from './typed-text.ts'

/**
 * Reads a code of a voucher, a friend or a card: trimmed and without invisible characters. Digits and dashes of another
 * keyboard become those of ASCII if the whole code is ASCII then. Upper and lower case, spaces and dashes are kept.
 */
export function parseCode(text: string): { value: string } {
  const visible = visibleText(text)
  const ascii = toAscii(visible)
  return { value: isAscii(ascii) ? ascii : visible }
}

/** Reads a code that was sent to the player. One of digits may be typed in groups: `123 456`, `123-456`. */
export function parseSentCode(text: string): Parsed {
  const { value } = parseCode(text)
  const digits = value.replace(/[ .-]/g, '')
  return { value: /^\d+$/.test(digits) ? digits : value }
}
