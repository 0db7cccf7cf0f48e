import type { Language } from '#manifest'
import { dateIn } from '../i18n/calendar.ts'
import { calendarOf, inDigits } from '../i18n/formats.ts'

/** A day is represented as the milliseconds of its 00:00 UTC, the same for player and server in every time zone. */

/** Returns the local day of a date. */
export const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

/** Returns the local start of a day. */
export function dateOf(day: number): Date {
  const utc = new Date(day)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate())
}

const padded = (number: number, length: number) => `${number}`.padStart(length, '0')

/** Formats a day as dd.MM.yyyy (spec §9), in the calendar and digits of a language; empty for an invalid day. */
export function formatDay(day: number, language: Language): string {
  if (Number.isNaN(new Date(day).getTime())) return ''
  const [year, month, date] = dateIn(calendarOf(language), day)
  return inDigits(`${padded(date, 2)}.${padded(month, 2)}.${padded(year, 4)}`, language)
}
