/** A day is represented as the milliseconds of its 00:00 UTC, the same for player and server in every time zone. */

/** Returns the local day of a date. */
export const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

/** Returns the local start of a day. */
export function dateOf(day: number): Date {
  const utc = new Date(day)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate())
}

/** Formats a day as dd.MM.yyyy (spec §9); empty for an invalid day. */
export function formatDay(day: number): string {
  if (Number.isNaN(new Date(day).getTime())) return ''
  const [year = '', month = '', date = ''] = new Date(day).toISOString().slice(0, 10).split('-')
  return `${date}.${month}.${year}`
}
