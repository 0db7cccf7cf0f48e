import type { BookOptions, BookSettings, BrandLook } from '../book/options.ts'
import type { OddsFormat } from '../book/odds.ts'

/** What a page may set before the vendor’s script runs. */
export interface PageOptions extends BrandLook {
  eventId?: string | number
  oddsFormat?: OddsFormat | undefined
  timeZone?: string | undefined
  theme?: 'dark' | 'light'
  /** Whether the sportsbook shows its own list of bets. */
  showsBets?: boolean
  /** Whether it shows its own sections, such as live matches. */
  showsSections?: boolean
  /** Whether it has a control for the odds format. */
  showsOddsFormat?: boolean
}

declare global {
  interface Window {
    sportOptions?: PageOptions
  }
}

const formats = ['decimal', 'fractional', 'american'] as const

/** Returns the settings of the page with defaults for those that are missing. */
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

/** Returns what the page gives beside the settings: the look of its brand, and what it shows itself. */
export const partsOfPage = (
  {
    tokens,
    radius,
    font,
    showsBets: bets,
    showsSections: sections,
    showsOddsFormat: oddsFormat,
  }: PageOptions = window.sportOptions ?? {},
): Pick<BookOptions, 'brand' | 'shows'> => ({
  brand: { tokens, radius, font },
  shows: { bets, sections, oddsFormat },
})

/** Returns the first path: an event, or the live or upcoming events. */
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
