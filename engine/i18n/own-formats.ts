import type { Language } from '#manifest'
import { browsersFormats, type Formats } from './formats.ts'
import uzbek from './uz.json' with { type: 'json' }

/** What `Intl` has of a language in browsers that know it, for those that do not. `numbers`: a language with the same numbers. */
type Data = typeof uzbek

const data: Partial<Record<Language, Data>> = { uz: uzbek }

type Unit = keyof Data['past']

/** Returns formats as `Intl` makes them where it knows the language, for the options that the product uses. */
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
    const words = isUnit ? units[unitDisplay === 'short' ? 'short' : 'long'][unit as Unit] : '{0}'
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

const symbolOf = (
  { currency = '', currencyDisplay }: Intl.NumberFormatOptions,
  symbols: Partial<Record<string, string>>,
) => (currencyDisplay === 'code' ? currency : (symbols[currency] ?? currency))

const dates =
  ({ dates: patterns, months, weekdays, longWeekdays }: Data): Formats['date'] =>
  (locale, { timeZone, ...options }) => {
    const asked = Object.entries(options).map(([name, value]) => (name === 'dateStyle' ? `${value} date` : name))
    const pattern = patterns[asked.join(' ') as keyof typeof patterns]
    const zone = { ...(timeZone !== undefined && { timeZone }) }
    const text = browsersFormats.date(inLanguage('en', locale), {
      ...zone,
      year: 'numeric',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const month = browsersFormats.date('en-u-ca-gregory-nu-latn', { ...zone, month: 'numeric' })
    return {
      format(time) {
        const parts = Object.fromEntries(text.formatToParts(time).map(({ type, value }) => [type, value]))
        const index = Number(month.format(time)) - 1
        const values: Record<string, string | undefined> = {
          ...parts,
          weekday: weekdays[parts.weekday as keyof typeof weekdays],
          longWeekday: longWeekdays[parts.weekday as keyof typeof longWeekdays],
          long: months.long[index],
          short: months.short[index],
        }
        return pattern.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
      },
    }
  }

const relative =
  ({ numbers: language, past, future }: Data): Formats['relative'] =>
  (locale) => {
    const number = browsersFormats.number(inLanguage(language, locale), {})
    return {
      format: (value, unit) => (value < 0 ? past : future)[unit as Unit].replace('{0}', number.format(Math.abs(value))),
    }
  }
