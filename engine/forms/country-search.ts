import type { Country } from './countries.ts'

/** A country by the name that the player reads. */
export interface NamedCountry extends Country {
  /** In the player’s language. */
  label: string
}

/** The countries with one of these codes, or all, by their names in a locale and in the order of its letters. */
export function namedCountries(
  countries: readonly Country[],
  locale: string,
  allowed?: readonly string[],
): NamedCountry[] {
  // A browser that does not know the locale would otherwise take its own.
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  return countries
    .filter(({ id }) => !allowed || allowed.includes(id))
    .map((country) => ({ ...country, label: names.of(country.id) ?? country.name }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** Without case, marks and apostrophes; the dotless i of Turkish counts as i. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’ʻ]/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .trim()

/** Those whose name, in the player’s language or in English, or whose phone code has the text; those that begin with it come first. */
export function searchCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const wanted = letters(text)
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

/** Where the text stands, or -1. */
const codePlace = ({ phone_code }: NamedCountry, digits: string) => (phone_code.startsWith(digits) ? 0 : -1)

function namePlace({ label, name }: NamedCountry, wanted: string) {
  const found = [letters(label).indexOf(wanted), letters(name).indexOf(wanted)].filter((place) => place >= 0)
  return found.length > 0 ? Math.min(...found) : -1
}
