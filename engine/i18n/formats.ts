import type { Language, Manifest } from '#manifest'
import { localeOf } from './locale.ts'

type Settings = Pick<Manifest['i18n'], 'calendar' | 'digits'>
export type Choice<Name extends keyof Settings> = NonNullable<NonNullable<Settings[Name]>[Language]>

/** Each digit system as `Intl` calls it, and its zero. */
export const systems: Record<Choice<'digits'>, readonly [name: string, zero: number]> = {
  latin: ['latn', 0x30],
  'arabic-indic': ['arab', 0x660],
  persian: ['arabext', 0x6f0],
}

/** The digits of languages whose players do not read Latin ones. */
const usualDigits: Partial<Record<Language, Choice<'digits'>>> = { fa: 'persian' }

/** What the manifest says. A page runs one brand; publishing renders brands with other settings one after the other. */
let settings: Settings = {}

/** Sets the brand’s calendars and digits, for everything that is formatted from now on. */
export const setFormats = (own: Settings) => void (settings = own)

/** The calendar of a language’s dates. */
export const calendarOf = (language: Language): Choice<'calendar'> => settings.calendar?.[language] ?? 'gregorian'

const digitsOf = (language: Language) => settings.digits?.[language] ?? usualDigits[language] ?? 'latin'

/** The locale for `Intl` with calendar and digits, which browsers would choose differently. */
function formatLocale(language: Language): string {
  const calendar = calendarOf(language) === 'persian' ? 'persian' : 'gregory'
  return `${localeOf(language)}-u-ca-${calendar}-nu-${systems[digitsOf(language)][0]}`
}

/** How a number becomes text. */
export interface NumberText {
  format(value: number): string
  formatToParts(value: number): Intl.NumberFormatPart[]
}

/** The units of the product: a language that browsers do not know has words for each. */
export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
export type Unit = TimeUnit | 'megabyte'

export interface NumberOptions extends Intl.NumberFormatOptions {
  unit?: Unit
}

/** The forms of dates and times in the product: a language that browsers do not know has a pattern for each. */
export const dateForms = {
  date: { dateStyle: 'medium' },
  dateAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  longDate: { dateStyle: 'long' },
  fullDateAndTime: { dateStyle: 'full', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  weekdayAndTime: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  dayAndShortMonth: { day: 'numeric', month: 'short' },
  timeInZone: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export interface DateOptions {
  form: keyof typeof dateForms
  /** The player’s without it. */
  timeZone?: string | undefined
}

/** What makes formats of a locale. */
export interface Formats {
  number(locale: string, options: NumberOptions): NumberText
  date(locale: string, options: DateOptions): { format(time: number | Date): string }
  relative(locale: string, options: Intl.RelativeTimeFormatOptions): { format(value: number, unit: TimeUnit): string }
}

/** As the browser makes them. */
export const browsersFormats = {
  number: (locale: string, options: NumberOptions) => new Intl.NumberFormat(locale, options),
  date: (locale: string, { form, timeZone: zone }: DateOptions) =>
    new Intl.DateTimeFormat(locale, { ...dateForms[form], timeZone: zone }),
  relative: (locale: string, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
} satisfies Formats

const own = new Map<Language, Formats>()

/**
 * Whether `Intl` has the words of a language. Chromium says that it supports Uzbek and has none: its months are M01 to M12, its numbers
 * those of no language.
 */
export const isKnown = (language: Language) =>
  !/\bM\d/.test(browsersFormats.date(`${localeOf(language)}-u-ca-gregory-nu-latn`, { form: 'longDate' }).format(0))

/** Loads what the browser does not know of a language. To be called before anything is formatted in it. */
export async function loadFormats(language: Language): Promise<void> {
  if (isKnown(language)) return
  const { ownFormats } = await import('./own-formats.ts')
  const formats = ownFormats(language)
  if (formats) own.set(language, formats)
}

/** Keeps formats: creating one is slow, and a page of matches needs hundreds. `now` is what else they depend on. */
function kept<Options extends object, Format>(
  create: (formats: Formats, locale: string, options: Options) => Format,
  now: () => unknown = () => '',
) {
  const formats = new Map<string, Format>()
  return (language: Language, options: Options): Format => {
    const locale = formatLocale(language)
    const key = `${locale} ${now()} ${JSON.stringify(options)}`
    const format = formats.get(key) ?? create(own.get(language) ?? browsersFormats, locale, options)
    formats.set(key, format)
    return format
  }
}

/** Formats of numbers, amounts, shares and units. */
export const numberFormat = kept(({ number }, locale, options: NumberOptions) => number(locale, options))

const keptDates = kept(
  ({ date }, locale, options: DateOptions) => date(locale, options),
  // Travellers change the zone of their device while a page is open.
  () => new Date().getTimezoneOffset(),
)

/** Formats a date or a time, of milliseconds since 1970 or a `Date`, in the player’s time zone or another one. */
export const dateText = (time: number | Date, language: Language, form: DateOptions['form'], zone?: string): string =>
  keptDates(language, { form, timeZone: zone }).format(time)

/** Formats of times from now, such as `in 5 days`. */
export const relativeFormat = kept(({ relative }, locale, options: Intl.RelativeTimeFormatOptions) =>
  relative(locale, options),
)

/** Formats a number, such as `1,234.5`. */
export const numberText = (value: number, language: Language): string => numberFormat(language, {}).format(value)

/** Formats a number of units, such as `5 weeks`, or with `short` `5 wks`. */
export const unitText = (
  count: number,
  unit: Unit,
  language: Language,
  unitDisplay: 'long' | 'short' = 'long',
): string => numberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)

/** Formats a share, 0.125 as `12.5%`, with so many decimals at most. */
export const percentText = (share: number, language: Language, maximumFractionDigits = 0): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits }).format(share)

/** The player’s time zone, such as `Europe/Berlin`. */
export const timeZone = () => new Intl.DateTimeFormat('en').resolvedOptions().timeZone

/** Replaces the Latin digits of a text by those of the language. */
export function inDigits(text: string, language: Language): string {
  const [, zero] = systems[digitsOf(language)]
  return zero === 0x30 ? text : text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
}
