import type { Parser } from './parser.ts'
import { plainUpperCase } from './plain-digits.ts'

/** What a country’s postcodes look like. */
export interface PostalCode {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** A regular expression for the whole postcode. */
  pattern: string
  /** A postcode as people there write it. */
  example: string
}

/**
 * Countries whose own address services take digits alone, such as https://viacep.com.br/ws/01001000/json/ and the ten
 * digits of Iran. Everywhere else a postcode is sent as it is written, which is what address services document.
 */
const sentAsDigits = ['BR', 'IR']

/** No postcode has more letters and digits. */
const longest = 12

/** What people write between the groups of a postcode, or in place of the usual separator. */
const separators = /[\s.·•_-]/g

/** Returns a parser of postcodes, which knows them with any separators or none, and behind the country’s code. */
export function postalCodeParser({ country, pattern, example }: PostalCode): Parser {
  const whole = new RegExp(`^(?:${pattern})$`)
  const usual = /[ -]/.exec(example)?.[0]
  const ways = [...(usual ? [usual] : []), '', '-', ' ']
  const written = (typed: string) =>
    typed.length > longest ? undefined : ways.flatMap((way) => separated(typed, way)).find((text) => whole.test(text))
  return (text) => {
    const typed = plainUpperCase(text).replace(separators, '')
    if (typed === '') return { value: '' }
    const shown = written(typed) ?? written(withoutCountry(typed, country))
    if (shown === undefined) return { message: { key: 'postcode_example', parameters: { example } } }
    return sentAsDigits.includes(country) ? { value: shown.replace(separators, ''), shown } : { value: shown }
  }
}

/** Returns a text with a separator in each place where one can stand. */
const separated = (typed: string, separator: string) =>
  separator === ''
    ? [typed]
    : Array.from(typed.slice(1), (_, at) => `${typed.slice(0, at + 1)}${separator}${typed.slice(at + 1)}`)

const withoutCountry = (typed: string, country: string) =>
  typed.startsWith(country) ? typed.slice(country.length) : typed
