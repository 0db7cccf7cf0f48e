import { describe, expect, it } from 'vitest'
import { localeOf } from '#engine/i18n/locale.ts'
import { loadCountryNames } from '#engine/forms/countries.ts'
import { findCountry, namedCountries, searchCountries } from './country-search.ts'

const [countries, names] = await loadCountryNames()
const named = (locale: string, allowed?: string[]) => namedCountries(countries, names, locale, allowed)
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
    // Alternative, short and former names.
    ['en', 'Turkey', ['TR']],
    ['en', 'Türkiye', ['TR']],
    ['fr', 'Turkey', ['TR']],
    ['en', 'Ivory Coast', ['CI']],
    ['en', 'cote d ivoire', ['CI']],
    ['fr', 'cote d ivoire', ['CI']],
    ['de', 'Elfenbeinküste', ['CI']],
    ['en', 'swaziland', ['SZ']],
    ['en', 'czech republic', ['CZ']],
    ['en', 'holland', ['NL']],
    ['en', 'england', ['GB']],
    ['tr', 'ingiltere', ['GB']],
    ['en', 'st lucia', ['LC']],
    ['en', 'saint lucia', ['LC']],
    ['en', 'trinidad and tobago', ['TT']],
    ['en', 'guinea bissau', ['GW']],
    ['uz', 'ozbekiston', ['UZ']],
    ['sr', 'србија', ['RS']],
    // Codes of ISO 3166-1 and calling codes.
    ['en', 'USA', ['US']],
    ['en', 'U.S.A.', ['US']],
    ['en', 'tun', ['TN', 'WF']],
    ['en', '788', ['TN']],
    ['en', '+788', []],
    ['en', '+1 242', ['BS']],
    ['ar', '٢١٦', ['TN']],
    ['fa', '۲۱۶', ['TN']],
    ['fa', '+۲۱۶', ['TN']],
    ['ar', '٠٠٢١٦', ['TN']],
    ['en', '２１６', ['TN']],
    ['ar', '\u200f216', ['TN']],
    // Letters of Arabic and Persian keyboards.
    ['fa', 'ايران', ['IR']],
    ['ar', 'ایران', ['IR']],
    ['ar', 'إيران', ['IR']],
    ['ar', 'السعوديه', ['SA']],
    ['ar', 'امريكا', ['US']],
    ['ar', 'المانيا', ['DE']],
    ['ar', 'ألمـانيا', ['DE']],
    ['ar', 'تُونِس', ['TN']],
    ['ar', 'موريتانيا', ['MR']],
    ['ar', 'کندا', ['CA']],
    ['fa', 'كانادا', ['CA']],
    ['fa', 'عربستان', ['SA']],
    ['fa', 'ساحل عاج', ['CI']],
    ['fa', 'تركيه', ['TR']],
  ])('%s: %j', (locale, text, ids) => {
    expect(found(locale, text)).toEqual(ids)
  })

  it.each([
    ['uk', 'GB', 1],
    ['us', 'US', 1],
    ['uae', 'AE', 1],
    ['de', 'DE', 1],
    ['gbr', 'GB', 1],
  ])('%s finds %s first', (text, id, count) => {
    expect(found('en', text).slice(0, count)).toEqual([id])
  })

  it('returns all for an empty text, and prefix matches first', () => {
    expect(found('en', ' ')).toHaveLength(250)
    const united = found('en', 'uni')
    expect(united.slice(0, 3).sort()).toEqual(['AE', 'GB', 'US'])
    expect(united).toContain('TN')
  })
})

describe('findCountry', () => {
  it.each([
    ['en', 'tunisia', 'TN'],
    ['fr', ' Tunisie ', 'TN'],
    ['en', 'Turkey', 'TR'],
    ['en', 'us', 'US'],
    ['en', 'GBR', 'GB'],
    ['en', '788', 'TN'],
    ['fa', 'ايران', 'IR'],
    ['en', 'niger', 'NE'],
    ['en', 'tunis', undefined],
    ['en', '', undefined],
  ])('%s: %j is %s', (locale, text, id) => {
    expect(findCountry(named(locale), text)?.id).toBe(id)
  })

  it('has one code of three letters for each country', () => {
    expect(names.filter(({ alpha3 }) => !/^[A-Z]{3}$/.test(alpha3))).toEqual([])
    expect(unique(names.map(({ alpha3 }) => alpha3))).toBe(true)
    expect(names.map(({ id }) => id)).toEqual(countries.map(({ id }) => id))
  })
})
