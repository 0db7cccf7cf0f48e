import { plainText } from '#engine/i18n/plain-text.ts'
import type { Country, CountryNames } from '#engine/forms/countries.ts'
import { toAscii, visibleText } from '#engine/forms/typed-text.ts'

/** A country with its names in the player’s language and others, and what a search compares. */
export interface NamedCountry extends Country {
  /** Translated name. */
  label: string
  /** Its names as the search compares them: translated, in English, and the others. */
  searched: readonly string[]
  /** Its codes of ISO 3166-1 in small letters. */
  codes: readonly string[]
}

/** Languages that are written in a second script on some keyboards. */
const otherScripts: Record<string, string> = { 'sr-Latn': 'sr-Cyrl', uz: 'uz-Cyrl' }

const namesIn = (locale: string) => new Intl.DisplayNames([locale, 'en'], { type: 'region' })

/** Returns all countries, or those with the allowed codes, with names in a locale and in its collation order. */
export function namedCountries(
  countries: readonly Country[],
  others: readonly CountryNames[],
  locale: string,
  allowed?: readonly string[],
): NamedCountry[] {
  // A browser that does not support the locale would otherwise use its own.
  const scripts = [locale, otherScripts[locale] ?? 'en'].map(namesIn)
  const othersOf = new Map(others.map((each) => [each.id, each]))
  return countries
    .filter(({ id }) => !allowed || allowed.includes(id))
    .map((country) => {
      const { id, name, numeric_code } = country
      const [label = name, ...more] = scripts.map((names) => names.of(id) ?? name)
      const { alpha3 = '', names = [] } = othersOf.get(id) ?? {}
      const searched = [...new Set([label, name, ...more, ...names].map(comparable))]
      return { ...country, label, searched, codes: [id, alpha3, numeric_code].map((code) => code.toLowerCase()) }
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** Letters of Arabic and Persian that keyboards write in different ways, each with the one that stands for all. */
const sameLetters: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ە: 'ه', ھ: 'ه' }

/**
 * Returns a name as the search compares it: without marks, spaces and punctuation, Saint in full, and with one letter
 * for each letter that Arabic and Persian keyboards write in different ways.
 */
const comparable = (text: string) =>
  plainText(text)
    .replace(/[ٱىیېکةەھ]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[ءـ]/g, '')
    .replace(/&/g, 'and')
    .replace(/\bst\.?\s+(?=\S)/g, 'saint ')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the country with exactly this name or code; undefined if none has it. */
export const findCountry = (countries: readonly NamedCountry[], text: string): NamedCountry | undefined => {
  const wanted = comparable(text)
  const isSame = ({ label }: NamedCountry) => comparable(label) === wanted
  const isOther = ({ searched, codes }: NamedCountry) => searched.includes(wanted) || codes.includes(wanted)
  return wanted === '' ? undefined : (countries.find(isSame) ?? countries.find(isOther))
}

/**
 * Returns the countries with a name that contains the text, or with this code: of telephones or of ISO 3166-1. A name
 * or code in full comes first, then what begins with the text.
 */
export function searchCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  if (text.trim() === '') return [...countries]
  const wanted = comparable(text)
  const [, sign, digits] = /^(\+|00)?(\d+)$/.exec(toAscii(visibleText(text)).replace(/[ ()-]/g, '')) ?? []
  if (wanted === '') return []
  const rank = digits === undefined ? nameRank(wanted) : codeRank(digits, sign === undefined)
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}

const none = 3

const nameRank =
  (wanted: string) =>
  ({ searched, codes }: NamedCountry) => {
    if (codes.includes(wanted) || searched.includes(wanted)) return 0
    const places = searched.map((name) => name.indexOf(wanted)).filter((place) => place >= 0)
    return places.length === 0 ? none : Math.min(...places) === 0 ? 1 : 2
  }

const codeRank =
  (digits: string, isAny: boolean) =>
  ({ phone_code, codes }: NamedCountry) => {
    if (phone_code.startsWith(digits)) return 1
    return isAny && codes.includes(digits) ? 2 : none
  }
