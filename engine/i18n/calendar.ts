/** A date: the year, the month from 1, and the day of the month. */
export type CalendarDate = readonly [year: number, month: number, date: number]

type Calendar = 'gregorian' | 'persian'

const dayMs = 86_400_000

let format: Intl.DateTimeFormat | undefined

/** Returns the date of a day, which is the milliseconds of its 00:00 UTC. */
export function dateIn(calendar: Calendar, day: number): CalendarDate {
  const utc = new Date(day)
  if (calendar === 'gregorian') return [utc.getUTCFullYear(), utc.getUTCMonth() + 1, utc.getUTCDate()]
  format ??= new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const parts = new Map(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]))
  return [parts.get('year') ?? NaN, parts.get('month') ?? NaN, parts.get('day') ?? NaN]
}

/** Returns the day of a date, the milliseconds of its 00:00 UTC; undefined if the calendar has no such date. */
export function dayIn(calendar: Calendar, [year, month, date]: CalendarDate): number | undefined {
  const near = calendar === 'gregorian' ? Date.UTC(year, month - 1, date) : nearPersian(year, month, date)
  const isSame = (day: number) => dateIn(calendar, day).join() === [year, month, date].join()
  return [0, -1, 1, -2, 2].map((days) => near + days * dayMs).find(isSame)
}

/** A Persian year begins from 19 to 22 March. Six months have 31 days, the others 30, and the last one 29 or 30. */
const nearPersian = (year: number, month: number, date: number) =>
  Date.UTC(year + 621, 2, 20 + date + (month - 1) * 30 + Math.min(month - 1, 6))
