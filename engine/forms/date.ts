import type { Language } from '#manifest'
import { dayIn } from '../i18n/calendar.ts'
import { calendarOf, inDigits } from '../i18n/formats.ts'
import { dayOf, formatDay } from './day.ts'
import type { Parsed } from './parser.ts'
import { isOneKey, toAscii, visibleText } from './typed-text.ts'

/** The days that a date field takes, in local time. */
interface DateLimits {
  language: Language
  earliest: Date
  latest?: Date | undefined
  /** The age that a player must have, where `latest` is the birthday of somebody who has just reached it. */
  minAge?: number | undefined
}

/** Returns a date with dots between its numbers, whatever separates them. */
const dotted = (text: string) =>
  toAscii(visibleText(text))
    .replace(/[\s/,،.-]+/g, '.')
    .replace(/^\.+/, '')

const dateCharacters = /^[\d.]*$/

/**
 * Returns what a date field holds after `text` was typed or pasted over `before`: digits and dots, which are inserted
 * after day and month. Null rejects a single key of another kind. Pasted text of another kind is held as it is.
 */
export function toDateText(text: string, before: string, language: Language): string | null {
  const plain = dotted(text)
  if (!dateCharacters.test(plain)) return isOneKey(text, before) ? null : text
  const dot = plain.length > before.length && /^\d\d(\.\d\d)?$/.test(plain) ? '.' : ''
  return inDigits(plain + dot, language)
}

const dayFirst = [/^(\d{1,2})\.(\d{1,2})\.([1-9]\d{3})$/, /^(\d\d)(\d\d)((?:1[3489]|2[01])\d\d)$/]
const yearFirst = [/^([1-9]\d{3})\.(\d{1,2})\.(\d{1,2})$/, /^((?:1[3489]|2[01])\d\d)(\d\d)(\d\d)$/]
/** A year that is typed first has a dot after two digits: 19.90.05.03 and 19.90.0503 are 3 May 1990. */
const typedYear = /^([1-9]\d)\.(\d\d)\.(\d\d?\.\d\d?|\d{4})$/

/** Years below are Persian, where the language has that calendar. Its people also type Gregorian dates, of passports. */
const firstGregorianYear = 1600

/** The day that the message shows how to type. */
const exampleDay = Date.UTC(1990, 11, 31)

/** Returns year, month and day. */
function numbersOf(text: string): number[] | undefined {
  const plain = dotted(text).replace(/\.$/, '')
  const ways = [
    plain,
    plain.replace(typedYear, (_, century, rest, days) => `${century}${rest}${days.includes('.') ? '.' : ''}${days}`),
  ]
  const numbers = (patterns: RegExp[], from: string) =>
    patterns.flatMap((pattern) => pattern.exec(from)?.slice(1).map(Number) ?? [])
  const found = [numbers(dayFirst, plain).reverse(), ...ways.map((way) => numbers(yearFirst, way))]
  return found.find(({ length }) => length > 0)
}

/**
 * Reads a date as people type or paste it: day, month and year of four digits, or the year first, with any separators or
 * none. The value is the milliseconds of the day’s 00:00 UTC.
 */
export function parseDate(text: string, { language, earliest, latest, minAge }: DateLimits): Parsed {
  if (dotted(text) === '') return { value: '' }
  const [year = NaN, month = NaN, date = NaN] = numbersOf(text) ?? []
  if (Number.isNaN(year))
    return { message: { key: 'date_incomplete', parameters: { date: formatDay(exampleDay, language) } } }
  const day = dayIn(year < firstGregorianYear ? calendarOf(language) : 'gregorian', [year, month, date])
  if (day === undefined) return { message: { key: 'date_impossible' } }
  if (day < dayOf(earliest))
    return { message: { key: 'date_too_early', parameters: { date: formatDay(dayOf(earliest), language) } } }
  if (!latest || day <= dayOf(latest)) return { value: `${day}` }
  return minAge === undefined
    ? { message: { key: 'date_too_late', parameters: { date: formatDay(dayOf(latest), language) } } }
    : { message: { key: 'date_too_young', parameters: { age: minAge } } }
}
