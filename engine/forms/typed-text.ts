import { latinDigits } from '../i18n/latin-digits.ts'

/** Characters that nobody sees: soft hyphen, marks of direction, word joiners, zero-width spaces, byte order mark. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

/** Spaces and joiners, which are visible only between two letters, at the edges. */
const edges = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/gu

/** Removes invisible characters, and spaces at the beginning and the end. */
export const visibleText = (text: string) => text.replace(invisible, '').replace(edges, '')

/** Dashes of every kind: hyphens, en and em dashes, the minus sign. */
const dashes = /[\p{Pd}\u2212]/gu

/** Converts digits, dashes and full-width characters to those of ASCII. */
export const toAscii = (text: string) =>
  latinDigits(text)
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\u3002/g, '.')
    .replace(/[\s\u3000]/g, ' ')
    .replace(dashes, '-')

/** Whether the text has only visible characters of ASCII, and spaces. */
export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Whether the text is what was there before and one more character, as after a key. */
export const isOneKey = (text: string, before: string) =>
  text.length === before.length + 1 && [...text].some((_key, at) => text.slice(0, at) + text.slice(at + 1) === before)

/** The text of a form’s value; empty for a box to check. */
export const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')
