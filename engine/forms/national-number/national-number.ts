import type { Parser } from '../parser.ts'
import { africa } from './africa.ts'
import { americas } from './americas.ts'
import { asia } from './asia.ts'
import { europeEast } from './europe-east.ts'
import { europeSouth } from './europe-south.ts'
import { europeWest } from './europe-west.ts'
import { nordics } from './nordics.ts'
import { readNumber, type NumberFormat } from './number-format.ts'

/** A number that a country gives to people, such as the CPF of Brazil. */
export interface NationalNumber {
  /** How a manifest names it, such as `cpf`. */
  name: string
  /** What it is called, the same in all languages, such as “CPF”. */
  label: string
  /** A valid number that belongs to nobody, as it is shown. */
  example: string
  /** Whether it consists of digits, so that a keyboard of digits is enough. */
  isNumeric: boolean
  parser: Parser
}

/** The numbers of each country by their names. The usual one is the first. */
const formats: ReadonlyMap<string, ReadonlyMap<string, NumberFormat>> = new Map(
  Object.entries({ ...africa, ...americas, ...asia, ...europeEast, ...europeSouth, ...europeWest, ...nordics }).map(
    ([country, numbers]) => [country, new Map<string, NumberFormat>(Object.entries(numbers))],
  ),
)

/** The countries (ISO 3166-1 alpha-2) whose numbers are known. */
export const numberedCountries = (): string[] => [...formats.keys()].sort()

/** The names of a country’s numbers, the usual one first; empty for a country without any. */
export const nationalNumbers = (country: string): string[] => [...(formats.get(country)?.keys() ?? [])]

/** Returns a country’s number, by default the usual one; undefined if there is none of this name. */
export function nationalNumber(country: string, name = nationalNumbers(country)[0] ?? ''): NationalNumber | undefined {
  const format = formats.get(country)?.get(name)
  if (!format) return undefined
  const { label, example, hasLetters } = format
  return { name, label, example, isNumeric: !hasLetters, parser: (text) => readNumber(text, format) }
}
