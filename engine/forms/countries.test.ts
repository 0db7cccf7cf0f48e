import { describe, expect, it } from 'vitest'
import { localeOf } from '../ui/locale.ts'
import { loadCountries } from './countries.ts'
import { namedCountries, searchCountries } from './country-search.ts'

const countries = await loadCountries()
const named = (locale: string, allowed?: string[]) => namedCountries(countries, locale, allowed)
const found = (locale: string, text: string) => searchCountries(named(locale), text).map(({ id }) => id)

const unique = (values: string[]) => new Set(values).size === values.length
const wrong = (key: keyof (typeof countries)[number], pattern: RegExp) =>
  countries.filter((country) => !pattern.test(country[key])).map(({ id }) => id)

describe('the countries', () => {
  it('are all of ISO 3166-1, and Kosovo', () => {
    expect(countries).toHaveLength(250)
    expect(unique(countries.map(({ id }) => id))).toBe(true)
    expect(unique(countries.map(({ numeric_code }) => numeric_code))).toBe(true)
    expect(unique(countries.map(({ name }) => name))).toBe(true)
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(countries.filter(({ id }) => !regions.of(id))).toEqual([])
  })

  it('have the shape of spec §3', () => {
    expect([
      wrong('id', /^[A-Z]{2}$/),
      wrong('numeric_code', /^\d{3}$/),
      wrong('phone_code', /^[1-9]\d{0,3}$/),
    ]).toEqual([[], [], []])
    expect([
      wrong('currency', /^[A-Z]{3}$/),
      wrong('currency_name', /\S{3}/),
      wrong('currency_symbol', /\S/),
      wrong('name', /\S{3}/),
    ]).toEqual([[], [], [], []])
    expect(countries.find(({ id }) => id === 'TN')).toEqual({
      id: 'TN',
      name: 'Tunisia',
      numeric_code: '788',
      phone_code: '216',
      currency: 'TND',
      currency_name: 'Tunisian Dinar',
      currency_symbol: 'DT',
    })
  })

  it.each([
    ['MA', '504', '212', 'MAD'],
    ['SN', '686', '221', 'XOF'],
    ['NE', '562', '227', 'XOF'],
    ['GA', '266', '241', 'XAF'],
    ['FR', '250', '33', 'EUR'],
    ['US', '840', '1', 'USD'],
    ['DO', '214', '1809', 'DOP'],
  ])('%s', (id, numeric_code, phone_code, currency) => {
    expect(countries.find((country) => country.id === id)).toMatchObject({ numeric_code, phone_code, currency })
  })
})

describe('namedCountries', () => {
  it('returns the names in the player’s language, in its order', () => {
    expect(named('fr').find(({ id }) => id === 'TN')?.label).toBe('Tunisie')
    expect(named('ar').find(({ id }) => id === 'TN')?.label).toBe('تونس')
    const german = named('de').map(({ label }) => label)
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'))
  })

  it.each(['de', 'fr', 'tr', 'en', 'sr', 'ar', 'fa', 'es', 'uz'] as const)(
    'has a name for every country in %s',
    (language) => {
      expect(named(localeOf(language)).filter(({ id, label }) => label === id || label === '')).toEqual([])
    },
  )

  it('falls back to English names for an unknown locale', () => {
    expect(named('xx-Latn').find(({ id }) => id === 'DE')?.label).toBe('Germany')
  })

  it('keeps only the allowed countries', () => {
    expect(named('en', ['SN', 'NE', 'GA']).map(({ label }) => label)).toEqual(['Gabon', 'Niger', 'Senegal'])
  })
})

describe('searchCountries', () => {
  it.each<[locale: string, text: string, ids: string[]]>([
    ['en', 'niger', ['NE', 'NG']],
    ['en', ' NIGER ', ['NE', 'NG']],
    ['fr', 'tunisie', ['TN']],
    ['fr', 'tunisia', ['TN']],
    ['fr', 'senegal', ['SN']],
    ['de', 'osterreich', ['AT']],
    ['ar', 'المغرب', ['MA']],
    ['tr', 'ırak', ['IQ']],
    ['en', 'cote d’ivoire', ['CI']],
    ['en', "cote d'ivoire", ['CI']],
    ['en', '216', ['TN']],
    ['en', '+216', ['TN']],
    ['en', '00216', ['TN']],
    ['en', '1809', ['DO']],
    ['en', '999', []],
    ['en', 'no such country', []],
    ['en', '[', []],
    ['en', '(burma)', ['MM']],
  ])('%s: %j', (locale, text, ids) => {
    expect(found(locale, text)).toEqual(ids)
  })

  it('returns all for an empty text, and prefix matches first', () => {
    expect(found('en', ' ')).toHaveLength(250)
    const united = found('en', 'uni')
    expect(united.slice(0, 3).sort()).toEqual(['AE', 'GB', 'US'])
    expect(united).toContain('TN')
  })
})
