import type { BookSettings } from '../book/options.ts'
import type { OddsFormat } from '../book/odds.ts'

/** What the page around a vendor’s document may set before its script runs. */
export interface PageOptions {
  eventId?: string | number
  oddsFormat?: OddsFormat | undefined
  timeZone?: string | undefined
  theme?: 'dark' | 'light'
}

declare global {
  interface Window {
    sportOptions?: PageOptions
  }
}

const formats = ['decimal', 'fractional', 'american'] as const

/** The settings that a document’s page gave, with the usual ones for those that it left out. */
export function settingsOfPage(
  token: string | undefined,
  language: string,
  options: PageOptions = window.sportOptions ?? {},
): BookSettings {
  return {
    token: token === '-' ? '' : (token ?? ''),
    language: language.slice(0, 2).toLowerCase(),
    theme: options.theme === 'light' ? 'light' : 'dark',
    oddsFormat: formats.find((format) => format === options.oddsFormat) ?? 'decimal',
    timeZone: isTimeZone(options.timeZone) ? options.timeZone : undefined,
  }
}

/** Where it starts: at an event, or with the live or the coming ones. */
export const startOf = (isLive: boolean, eventId: string | number | undefined = window.sportOptions?.eventId) =>
  eventId === undefined || eventId === '' ? (isLive ? '/live' : '/') : `/event/${eventId}`

function isTimeZone(name: string | undefined): name is string {
  if (!name) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
