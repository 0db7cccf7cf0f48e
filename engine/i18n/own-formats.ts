import type { Language } from '#manifest'
import { browsersFormats, type DateOptions, type Formats, type TimeUnit, type Unit } from './formats.ts'
import uzbek from './uz.json' with { type: 'json' }

/** What `Intl` has of a language in browsers that know it, for those that do not. Each text has `{0}` for its number. */
interface Data {
  /** A language with the same numbers. */
  numbers: string
  /** Symbols by ISO 4217 code. */
  currencies: Partial<Record<string, string>>
  /** From January on. */
  months: Record<'long' | 'short', readonly string[]>
  /** By the short English name. */
  weekdays: Partial<Record<string, string>>
  longWeekdays: Partial<Record<string, string>>
  units: Record<'long' | 'short', Record<Unit, string>>
  past: Record<TimeUnit, string>
  future: Record<TimeUnit, string>
  /** Patterns with the names of `values` below. */
  dates: Record<DateOptions['form'], string>
}

const data: Partial<Record<Language, Data>> = { uz: uzbek }

/** Returns formats as `Intl` makes them where it knows the language. */
export function ownFormats(language: Language): Formats | undefined {
  const words = data[language]
  return words && { number: numbers(words), date: dates(words), relative: relative(words) }
}

/** The locale with another language: its calendar and digits stay. */
const inLanguage = (language: string, locale: string) => `${language}${locale.slice(locale.indexOf('-u-'))}`

const numbers =
  ({ numbers: language, currencies, units }: Data): Formats['number'] =>
  (locale, { style, unit, unitDisplay, ...options }) => {
    const isUnit = style === 'unit'
    const format = browsersFormats.number(inLanguage(language, locale), {
      ...(style && !isUnit && { style }),
      ...options,
    })
    const words = isUnit ? units[unitDisplay === 'long' ? 'long' : 'short'][unit!] : '{0}'
    const formatToParts = (value: number) =>
      format.formatToParts(value).map(({ type, value: text }) => ({
        type,
        value: type === 'currency' ? symbolOf(options, currencies) : text,
      }))
    const text = (value: number) =>
      formatToParts(value)
        .map((part) => part.value)
        .join('')
    return { format: (value) => words.replace('{0}', text(value)), formatToParts }
  }

const symbolOf = ({ currency = '', currencyDisplay }: Intl.NumberFormatOptions, symbols: Data['currencies']) =>
  currencyDisplay === 'code' ? currency : (symbols[currency] ?? currency)

const dates =
  ({ dates: patterns, months, weekdays, longWeekdays }: Data): Formats['date'] =>
  (locale, { form, timeZone }) => {
    // As an international text has them: US English has other names of time zones.
    const text = new Intl.DateTimeFormat(inLanguage('en-001', locale), {
      timeZone,
      year: 'numeric',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
    const month = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, month: 'numeric' })
    return {
      format(time) {
        const parts = Object.fromEntries(text.formatToParts(time).map(({ type, value }) => [type, value]))
        const index = Number(month.format(time)) - 1
        const values: Record<string, string | undefined> = {
          ...parts,
          weekday: weekdays[parts.weekday!],
          longWeekday: longWeekdays[parts.weekday!],
          long: months.long[index],
          short: months.short[index],
        }
        return patterns[form].replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
      },
    }
  }

const relative =
  ({ numbers: language, past, future }: Data): Formats['relative'] =>
  (locale) => {
    const number = browsersFormats.number(inLanguage(language, locale), {})
    return {
      format: (value, unit) => (value < 0 ? past : future)[unit].replace('{0}', number.format(Math.abs(value))),
    }
  }
