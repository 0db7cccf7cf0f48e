/** A day is the milliseconds of its 00:00 UTC: the same day to player and server, whatever the player’s time zone. */

/** The day of a date by the player’s clock. */
export const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

/** The date at which a day begins by the player’s clock. */
export function dateOf(day: number): Date {
  const utc = new Date(day)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate())
}

/** dd.MM.yyyy (spec §9); empty for what is no day. */
export function formatDay(day: number): string {
  if (Number.isNaN(new Date(day).getTime())) return ''
  const [year = '', month = '', date = ''] = new Date(day).toISOString().slice(0, 10).split('-')
  return `${date}.${month}.${year}`
}

/** The day that is written as dd.MM.yyyy, if there is such a day. */
export function parseDay(text: string): number | undefined {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)?.map(Number) ?? []
  if (!date || !month || !year) return undefined
  const day = Date.UTC(year, month - 1, date)
  const utc = new Date(day)
  return utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date ? day : undefined
}
