import { plainText } from '../data/plain-text.ts'
import type { Country } from './countries.ts'

/** A country with its name in the player’s language. */
export interface NamedCountry extends Country {
  /** Translated name. */
  label: string
}

/** Returns all countries, or those with the allowed codes, with names in a locale and in its collation order. */
export function namedCountries(
  countries: readonly Country[],
  locale: string,
  allowed?: readonly string[],
): NamedCountry[] {
  // A browser that does not support the locale would otherwise use its own.
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  return countries
    .filter(({ id }) => !allowed || allowed.includes(id))
    .map((country) => ({ ...country, label: names.of(country.id) ?? country.name }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** Returns the countries whose name (translated or English) or phone code contains the text; prefix matches first. */
export function searchCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const wanted = plainText(text)
  if (wanted === '') return [...countries]
  const digits = /^(?:\+|00)?(\d+)$/.exec(wanted)?.[1]
  const place = digits
    ? (country: NamedCountry) => codePlace(country, digits)
    : (country: NamedCountry) => namePlace(country, wanted)
  return countries
    .map((country) => ({ country, at: place(country) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ country }) => country)
}

/** Returns the index of the match, or -1. */
const codePlace = ({ phone_code }: NamedCountry, digits: string) => (phone_code.startsWith(digits) ? 0 : -1)

function namePlace({ label, name }: NamedCountry, wanted: string) {
  const found = [plainText(label).indexOf(wanted), plainText(name).indexOf(wanted)].filter((place) => place >= 0)
  return found.length > 0 ? Math.min(...found) : -1
}
