import type { Parsed } from './parser.ts'
import { isAscii, toAscii, visibleText } from './typed-text.ts'

/**
 * Reads an email address: trimmed and without invisible characters. Digits, dots and the @ of another keyboard become
 * those of ASCII if the whole address is ASCII then; an address in another script is kept.
 */
export function parseEmail(text: string): Parsed {
  const visible = visibleText(text)
  const ascii = toAscii(visible)
  return { value: isAscii(ascii) ? ascii : visible }
}
