import type { Language } from '#manifest'
import { inDigits } from '../i18n/formats.ts'
import { currencySpellings } from './currency-spellings.ts'
import { latinDigits } from '../i18n/latin-digits.ts'
import type { Message } from './rules.ts'

/** How an amount is typed. */
export interface AmountFormat {
  /** The language of the interface. */
  language: Language
  /** How many decimals the currency has. */
  decimals: number
  /** The code of the currency, which may stand beside the number; without it nothing may. */
  currency?: string | undefined
}

/**
 * What a typed text means. Amounts are decimal numbers with a point, exactly as typed; an empty text is an empty amount.
 * `question`: it can mean two amounts, the one of the language first. `refusal`: it is no amount.
 */
export type AmountReading =
  | { kind: 'amount'; value: string }
  | { kind: 'question'; values: readonly [string, string] }
  | { kind: 'refusal'; message: Message }

/** The separators of decimals and of groups in each language. A fixed table: browsers have `Intl` data of different years. */
const separators: Record<Language, readonly [decimal: string, group: string]> = {
  ar: ['.', ','],
  de: [',', '.'],
  en: ['.', ','],
  es: [',', '.'],
  fa: ['.', ','],
  fr: [',', ' '],
  sr: [',', '.'],
  tr: [',', '.'],
  uz: [',', ' '],
}

export const amountLanguages = Object.keys(separators) as Language[]

/** The key of the message that asks which of two amounts is meant. */
export const questionKey = 'amount_two_readings'

/** Whole numbers in groups of three with one separator throughout, or grouped as in India, such as `12,34,567`. */
const grouped = /^[1-9]\d{0,2}(?:([,. '٬])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/

const invisible = /[\u200b\u200e\u200f\u061c\u2060\u2066-\u2069\u202a-\u202e\ufeff]/g

/** Converts full-width characters, digits of other scripts, and variants of separators, minus and plus to one of each. */
const plain = (text: string) =>
  latinDigits(text)
    .replace(invisible, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u2009\u202f\u00a0]+/g, ' ')
    .replace(/[’‘ʼ′`]/g, "'")
    .replace(/،/g, ',')
    .replace(/[\u2212\u2010-\u2014\ufe63]/g, '-')
    .trim()

/**
 * Reads a typed amount. `whenAmbiguous`: for a text that can mean two amounts, such as `1,500`, ask the player, or, where the
 * amount can be changed later, take the reading of the language.
 */
export function readAmount(
  text: string,
  format: AmountFormat,
  whenAmbiguous: 'ask' | 'language' = 'ask',
): AmountReading {
  const typed = plain(text)
  if (typed === '') return { kind: 'amount', value: '' }
  const number = withoutCurrency(typed, format).replace(/^\+ ?/, '')
  if (!/^[\d,. '٫٬]+$/.test(number)) return { kind: 'refusal', message: refusalOf(number, format) }
  const whole = grouped.test(number) ? number.replace(/\D/g, '') : undefined
  const decimal = decimalReading(number, format)
  if (whole === undefined && decimal === undefined) return { kind: 'refusal', message: notANumber(format) }
  if (whole === undefined || decimal === undefined) return { kind: 'amount', value: whole ?? decimal! }
  return choose(whole, decimal, { ...format, separator: number.match(/[,.]/)![0], whenAmbiguous })
}

/** Decides between the two readings of a number with one separator and three digits after it. */
function choose(
  whole: string,
  decimal: string,
  {
    language,
    decimals,
    separator,
    whenAmbiguous,
  }: AmountFormat & { separator: string; whenAmbiguous: 'ask' | 'language' },
): AmountReading {
  const [decimalSeparator, groupSeparator] = separators[language]
  const withoutZeros = decimal.replace(/\.?0+$/, '')
  const fitsCurrency = (withoutZeros.split('.')[1] ?? '').length <= decimals
  const isDecimalPlausible = fitsCurrency && (decimals > 0 || separator === decimalSeparator)
  const languagePrefersDecimal = separator === decimalSeparator || (separator !== groupSeparator && isDecimalPlausible)
  if (!isDecimalPlausible || whenAmbiguous === 'language')
    return { kind: 'amount', value: languagePrefersDecimal ? decimal : whole }
  return { kind: 'question', values: languagePrefersDecimal ? [withoutZeros, whole] : [whole, withoutZeros] }
}

/** Reads a number whose last comma, point or decimal sign separates its decimals; undefined if it cannot be read so. */
function decimalReading(number: string, { decimals }: AmountFormat): string | undefined {
  const [, wholePart = '', separator, fractionPart = ''] = /^(.*?)(?:([,.٫])(\d*))?$/.exec(number) ?? []
  const isPlain = /^\d+$/.test(wholePart)
  const isGrouped = separator !== undefined && grouped.test(wholePart) && !wholePart.includes(separator)
  const hasOnlyDecimals = wholePart === '' && fractionPart !== ''
  if (!isPlain && !isGrouped && !hasOnlyDecimals) return undefined
  const whole = wholePart.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  // `writeAmount` appends a zero to three decimals so that they are not read as thousands; it is removed here.
  const fraction = decimals >= 3 ? fractionPart.replace(/^(\d{3})0$/, '$1') : fractionPart
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Removes the currency’s code or sign at either end. */
function withoutCurrency(typed: string, { currency }: AmountFormat): string {
  if (!currency || /^[\d,. '٫٬]+$/.test(typed)) return typed
  let rest = typed
  for (const spelling of currencySpellings(currency, amountLanguages)) {
    const text = plain(spelling).toLowerCase()
    if (rest.toLowerCase().startsWith(text)) rest = rest.slice(text.length).trim()
    if (rest.toLowerCase().endsWith(text)) rest = rest.slice(0, -text.length).trim()
  }
  return rest
}

function refusalOf(number: string, format: AmountFormat): Message {
  if (/^-[\d,. '٫٬]+$|^[\d,. '٫٬]+-$/.test(number)) return { key: 'amount_negative' }
  const { currency } = format
  const isMoney = /^(?:\p{Sc}|[\p{L}\p{M}. ]{2,}?) ?[\d,. '٫٬]+$|^[\d,. '٫٬]+ ?(?:\p{Sc}|[\p{L}\p{M}. ]{2,})$/u.test(
    number,
  )
  return currency && isMoney ? { key: 'amount_other_currency', parameters: { currency } } : notANumber(format)
}

const notANumber = ({ decimals }: AmountFormat): Message => ({
  key: 'amount_not_a_number',
  parameters: { number: decimals > 0 ? 1234.5 : 1234 },
})

/** Writes an amount as it is typed in the language, so that it can be read in one way only. */
export function writeAmount(value: string, { language }: AmountFormat): string {
  const [whole = '', fraction = ''] = value.split('.')
  if (fraction === '') return inDigits(whole, language)
  const isAmbiguous = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return inDigits(`${whole}${separators[language][0]}${fraction}${isAmbiguous ? '0' : ''}`, language)
}
