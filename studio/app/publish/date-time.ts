/** Returns an instant in words, in this machine’s zone or another one: `3 December 2026 at 10:00`. */
export const dateTime = (at: string, timeZone?: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', ...(timeZone && { timeZone }) })

/** Returns an instant with its zone where that is not this machine’s. */
export const inZone = (at: string, zone: string, here = Intl.DateTimeFormat().resolvedOptions().timeZone) =>
  zone === here ? dateTime(at) : `${dateTime(at, zone)} (${zone})`

const day = (at: Date) => at.toDateString()

/** Returns a time that has passed as people say it: `Today at 14:32`, `Yesterday at 9:10`, `3 December at 10:00`. */
export function whenWords(at: string, now = new Date()): string {
  const then = new Date(at)
  const time = then.toLocaleTimeString('en-GB', { timeStyle: 'short' })
  if (day(then) === day(now)) return `Today at ${time}`
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (day(then) === day(yesterday)) return `Yesterday at ${time}`
  const isThisYear = then.getFullYear() === now.getFullYear()
  const date = then.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
  return `${date} at ${time}`
}
