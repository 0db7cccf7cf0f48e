import type { Language } from '#manifest'
import { localeOf } from '#engine/ui/locale.ts'

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Formats a number of units: `5 weeks`, or with `short` `5 wks`. */
export const unitText = (count: number, unit: Unit, language: Language, unitDisplay: 'long' | 'short' = 'long') =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay }).format(count)

/** Formats minutes as hours and minutes: `1 hr 5 min`. */
export function minutesText(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60)
  const remaining = minutes % 60
  const parts = [
    hours > 0 && unitText(hours, 'hour', language, 'short'),
    (remaining > 0 || hours === 0) && unitText(remaining, 'minute', language, 'short'),
  ]
  return parts.filter(Boolean).join(' ')
}
