import { dayIn } from '../../i18n/calendar.ts'
import { dayOf } from '../day.ts'

/** Whether somebody can be born on this day: it exists and is not in the future. */
export function isBirthday(year: number, month: number, date: number): boolean {
  const day = dayIn('gregorian', [year, month, date])
  return day !== undefined && day <= dayOf(new Date())
}
