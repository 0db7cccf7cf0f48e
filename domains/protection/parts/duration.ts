import type { Language } from '#manifest'
import { unitText } from '#engine/i18n/formats.ts'

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
