import { dayIn } from '../../i18n/calendar.ts'
import { dayOf } from '../day.ts'

/** Whether somebody can be born on this day: it exists and is not in the future. */
export function isBirthday(year: number, month: number, date: number): boolean {
  const day = dayIn('gregorian', [year, month, date])
  return day !== undefined && day <= dayOf(new Date())
}

/** As `isBirthday`, with the last two digits of a year in the last century or this one. */
export const isRecentBirthday = (year: number, month: number, date: number) =>
  isBirthday(1900 + year, month, date) || isBirthday(2000 + year, month, date)

/** Returns the three numbers of two digits with which a value begins. */
export function firstPairs(value: string): [first: number, second: number, third: number] {
  return [Number(value.slice(0, 2)), Number(value.slice(2, 4)), Number(value.slice(4, 6))]
}
