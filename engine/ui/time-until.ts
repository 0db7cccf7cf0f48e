import type { Language } from '#manifest'
import { relativeFormat } from '../i18n/formats.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats the time left, such as `in 5 days`: days, below two days hours, below one hour minutes. */
export function timeUntil(language: Language, at: number, now: number): string {
  const format = relativeFormat(language, { numeric: 'always' })
  const left = Math.max(0, at - now)
  if (left >= 2 * day) return format.format(Math.floor(left / day), 'day')
  if (left >= hour) return format.format(Math.floor(left / hour), 'hour')
  return format.format(Math.ceil(left / minute), 'minute')
}
