import { moneyFormat } from '../../app/money-format.ts'
import { writeOdds } from './odds.ts'
import type { BookState } from './state.ts'
import { say } from './texts.ts'

/** Persian has its own digits; the Arabic of the Maghreb writes Latin ones. Serbian texts are in the Latin script. */
const locale = ({ settings: { language } }: Settings) =>
  `${language === 'sr' ? 'sr-Latn' : language}-u-ca-gregory-nu-${language === 'fa' ? 'arabext' : 'latn'}`

/** Chromium knows no numbers of Uzbek, which are written as Russian ones are. */
const numberLocale = (state: Settings) => (state.settings.language === 'uz' ? 'ru' : locale(state))

type Settings = Pick<BookState, 'settings'>

/** A number as the language writes it. */
export const number = (state: Settings, value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(numberLocale(state), options).format(value)

/** A line such as +1.5, with its sign. */
export const signed = (state: Settings, line: number): string =>
  number(state, line, { signDisplay: 'exceptZero' }).replace('-', '−')

/** The digits of a text as the language writes them. */
export const inDigits = ({ settings }: Settings, text: string): string =>
  settings.language === 'fa' ? text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))) : text

/** What a player types with other digits and separators, in Latin ones. */
export const latin = (typed: string): string =>
  typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace('\u066b', '.')

/** Formats an amount in minor units with its currency. */
export function money(state: BookState, minor: number): string {
  const { currency = 'EUR', digits = 2 } = state.account ?? {}
  return moneyFormat(numberLocale(state), currency, digits)(minor / 10 ** digits)
}

/** Formats odds as the player has chosen. */
export const odds = (state: Settings, value: number, format = state.settings.oddsFormat): string =>
  writeOdds(
    value,
    format,
    (decimal, maximumFractionDigits) => number(state, decimal, { minimumFractionDigits: 2, maximumFractionDigits }),
    (text) => inDigits(state, text),
  )

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
  if (minutes < 60) return say(state.texts, 'inMinutes', { count: number(state, minutes) })
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return say(state.texts, 'inHours', { time: inDigits(state, clock) })
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
  dateFormat(locale(state), { timeZone: state.settings.timeZone, ...options }).format(new Date(iso))

/** Making a format takes longer than rendering a row, and each row needs several. */
function kept<Options, Format>(make: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options)
    const format = formats.get(key) ?? make(language, options)
    formats.set(key, format)
    return format
  }
}

const dateFormat = kept((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options))
const numberFormat = kept((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options))
