import type { Language } from '#manifest'
import { inDigits } from '../i18n/formats.ts'
import { currencySpellings } from './currency-spellings.ts'
import { latinDigits } from '../i18n/formats.ts'
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

/** Numbers in groups of three, or as in India, with one separator throughout. */
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
 * Reads a typed amount. `unclear`: what happens to a text that can mean two amounts, such as `1,500`; where the amount can be
 * changed later, the language may decide.
 */
export function readAmount(text: string, format: AmountFormat, unclear: 'ask' | 'language' = 'ask'): AmountReading {
  const typed = plain(text)
  if (typed === '') return { kind: 'amount', value: '' }
  const number = withoutCurrency(typed, format).replace(/^\+ ?/, '')
  if (!/^[\d,. '٫٬]+$/.test(number)) return { kind: 'refusal', message: refusalOf(number, format) }
  const whole = grouped.test(number) ? number.replace(/\D/g, '') : undefined
  const decimal = decimalReading(number, format)
  if (whole === undefined && decimal === undefined) return { kind: 'refusal', message: notANumber(format) }
  if (whole === undefined || decimal === undefined) return { kind: 'amount', value: whole ?? decimal! }
  return choose(whole, decimal, { ...format, mark: number.match(/[,.]/)![0], unclear })
}

/** Decides between the two readings of a number with one separator and three digits behind it. */
function choose(
  whole: string,
  decimal: string,
  { language, decimals, mark, unclear }: AmountFormat & { mark: string; unclear: 'ask' | 'language' },
): AmountReading {
  const [own, ownGroup] = separators[language]
  const short = decimal.replace(/\.?0+$/, '')
  const fits = (short.split('.')[1] ?? '').length <= decimals && (decimals > 0 || mark === own)
  const isDecimal = mark === ownGroup ? false : mark === own || fits
  if (!fits || unclear === 'language') return { kind: 'amount', value: isDecimal ? decimal : whole }
  return { kind: 'question', values: isDecimal ? [short, whole] : [whole, short] }
}

/** Reads a number whose last comma, point or decimal sign separates its decimals; undefined if it is none. */
function decimalReading(number: string, { decimals }: AmountFormat): string | undefined {
  const [, head = '', mark, tail = ''] = /^(.*?)(?:([,.٫])(\d*))?$/.exec(number) ?? []
  const isHead = head === '' || /^\d+$/.test(head) || (grouped.test(head) && !(mark && head.includes(mark)))
  if (!isHead || head + tail === '' || (mark === undefined && !/^\d+$/.test(head))) return undefined
  const whole = head.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  // `writeAmount` marks three decimals as decimals by a zero.
  const fraction = decimals >= 3 ? tail.replace(/^(\d{3})0$/, '$1') : tail
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Removes the currency’s code or sign at either end. */
function withoutCurrency(typed: string, { currency }: AmountFormat): string {
  if (!currency || /^[\d,. '٫٬]+$/.test(typed)) return typed
  let rest = typed
  for (const spelling of currencySpellings(currency, amountLanguages)) {
    const own = plain(spelling).toLowerCase()
    if (rest.toLowerCase().startsWith(own)) rest = rest.slice(own.length).trim()
    if (rest.toLowerCase().endsWith(own)) rest = rest.slice(0, -own.length).trim()
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
  const isUnclear = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return inDigits(`${whole}${separators[language][0]}${fraction}${isUnclear ? '0' : ''}`, language)
}
