import {
  callingCodeOf,
  isCallingCode,
  otherAreas,
  withoutAccess,
  withoutOwnCode,
  withoutTrunk,
} from './calling-plans.ts'
import type { Parsed } from './parser.ts'
import { isOneKey, toAscii, visibleText } from './typed-text.ts'

/** The most digits of a number with its calling code (ITU-T E.164). */
const mostDigits = 15

interface PhoneReading {
  /** The calling code of local numbers, with or without a plus: `+216`. Without one, local numbers stay as they are. */
  prefix?: string | undefined
  /** The most characters that the field takes, the plus among them (spec §2 and §9). By default those of E.164. */
  max?: number
}

/** Digits, after a plus or not. A plus may also stand inside, where a number was pasted behind a prefix. */
const phoneCharacters = /^[+\d]*$/

/** Returns a phone number without what people write between its digits: spaces, dashes, dots, brackets, slashes. */
const compact = (text: string) =>
  toAscii(visibleText(text))
    .replace(/^tel:/i, '')
    .replace(/[\s().[\]/·•‧-]/g, '')

/**
 * Returns what a phone field holds after `text` was typed or pasted over `before`: a plus and digits. Null rejects a
 * single key of another kind. Pasted text of another kind is held as it is, and is refused.
 */
export function toPhoneText(text: string, before: string): string | null {
  const plain = compact(text)
  if (phoneCharacters.test(plain)) return plain
  return isOneKey(text, before) ? null : text
}

const refused = (key: string, parameters?: Record<string, number>): Parsed => ({
  message: { key, ...(parameters && { parameters }), isImmediate: true },
})

/**
 * Reads a phone number, as a plus and digits. A local number gets the prefix, in place of the 0 that is dialled only
 * inside the country. A prefix that stands there twice, or without a plus, or with 00 in its place, is understood.
 */
export function parsePhone(text: string, { prefix = '', max = mostDigits + 1 }: PhoneReading = {}): Parsed {
  const typed = compact(text)
  if (!phoneCharacters.test(typed)) return refused('phone_characters')
  const value = typed === '' ? '' : international(typed, prefix.replace(/\D/g, ''))
  if (value === undefined) return { message: { key: 'phone_country_code' } }
  const fits = value.replace('+', '').length <= mostDigits && Math.min(typed.length, value.length) <= max
  return fits ? { value } : refused('phone_too_long', { max })
}

/** Returns undefined where it is not clear of which country a number is. `own` is the calling code of local numbers. */
function international(typed: string, own: string): string | undefined {
  const [first = '', ...pasted] = typed.replace(/^\++/, '+').split(/(?=\+)/)
  // A number that was pasted behind a prefix counts alone.
  if (pasted.length > 0 && !isPrefix(first.replace('+', ''), own)) return undefined
  const [number = first] = pasted.slice(-1)
  const foreign = number.startsWith('+') ? number.replace(/^\+(00)?/, '') : withoutAccess(number, callingCodeOf(own))
  return foreign === undefined ? local(number, own) : abroad(foreign)
}

const isPrefix = (digits: string, own: string) => digits === '' || digits === own || isCallingCode(digits)

/** A number that begins with a calling code. */
function abroad(digits: string): string | undefined {
  if (digits.startsWith('0')) return undefined
  const code = callingCodeOf(digits)
  const rest = digits.slice(code.length)
  // Another number was pasted behind a prefix.
  return rest.startsWith('00') ? abroad(rest.slice(2)) : `+${code}${national(rest, code)}`
}

const national = (digits: string, code: string) => withoutTrunk(withoutOwnCode(withoutTrunk(digits, code), code), code)

/** A number of the own country, whose calling code of 1 may include an area: 1242. */
function local(digits: string, own: string): string {
  if (own === '') return digits
  const code = callingCodeOf(own)
  const number = national(digits, code)
  return `+${code}${number.length < 10 ? own.slice(code.length) : ''}${number}`
}

/**
 * Puts another country’s prefix in place of the former one, whole: the longest of `codes` with which the number begins.
 * A number that cannot be read stays as it is.
 */
export function changePrefix(text: string, former: string, prefix: string, codes: readonly string[]): string {
  const parsed = parsePhone(text, { prefix: former })
  const read = 'value' in parsed ? parsed.value : compact(text)
  if (!/^\+?\d*$/.test(read)) return text
  const digits = read.replace('+', '')
  const known = [former.replace(/\D/g, ''), ...codes, ...otherAreas].filter((code) => digits.startsWith(code))
  const longest = known.reduce((a, b) => (b.length > a.length ? b : a), '')
  return prefix + digits.slice(longest.length)
}
