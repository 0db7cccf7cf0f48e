import { moneyFormat } from '../../app/money-format.ts'
import { writeOdds } from './odds.ts'
import type { BookState } from './state.ts'
import { say } from './texts.ts'

/** Numbers use Latin digits in every language. */
const locale = ({ settings }: BookState) => `${settings.language}-u-nu-latn`

/** Formats an amount in minor units with its currency. */
export function money(state: BookState, minor: number): string {
  const { currency = 'EUR', digits = 2 } = state.account ?? {}
  return moneyFormat(locale(state), currency, digits)(minor / 10 ** digits)
}

/** Formats odds as the player has chosen. */
export const odds = ({ settings }: BookState, value: number): string => writeOdds(value, settings.oddsFormat)

/** A time of day, such as 18:45. */
export const time = (state: BookState, iso: string): string =>
  moment(state, iso, { hour: '2-digit', minute: '2-digit', hour12: false })

/** A day: today, tomorrow, or a date such as Sat, 4 July. */
export function day(state: BookState, iso: string): string {
  const now = Date.now() + state.clockAhead
  const date = (at: number) =>
    moment(state, new Date(at).toISOString(), { year: 'numeric', month: '2-digit', day: '2-digit' })
  const own = date(Date.parse(iso))
  if (own === date(now)) return say(state.texts, 'today')
  if (own === date(now + 86_400_000)) return say(state.texts, 'tomorrow')
  return moment(state, iso, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** A day and a time of day. */
export const dayAndTime = (state: BookState, iso: string): string => `${day(state, iso)}, ${time(state, iso)}`

/** The time left until a moment: `12 min`, `1:05 h`; empty once it is past. */
export function until(state: BookState, iso: string): string {
  const minutes = Math.ceil((Date.parse(iso) - Date.now() - state.clockAhead) / 60_000)
  if (minutes <= 0) return ''
  if (minutes < 60) return say(state.texts, 'inMinutes', { count: minutes })
  return say(state.texts, 'inHours', { time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` })
}

/** The name of the time zone in use, such as GMT+1. */
export function zone(state: BookState): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: state.settings.timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
}

/** A country’s name. */
export function country(state: BookState, code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return say(state.texts, 'world')
  return new Intl.DisplayNames([state.settings.language, 'en'], { type: 'region' }).of(code.toUpperCase()) ?? code
}

const moment = (state: BookState, iso: string, options: Intl.DateTimeFormatOptions) =>
  formatOf(locale(state), { timeZone: state.settings.timeZone, ...options }).format(new Date(iso))

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than rendering a row, and each row needs several. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}
