import { createInstance } from 'i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#manifest'
import { dateLocales } from '#schemas/date-locales.ts'
import { moneyText } from '../ui/money.tsx'
import { timeUntil } from '../../widgets/blocks/bonuses/expiry.tsx'
import { formatDay } from '../forms/day.ts'
import { browsersFormats, dateText, inDigits, numberText, setFormats, percentText, unitText } from './formats.ts'
import { formatNumbers } from './i18n.ts'

const languages = Object.keys(dateLocales) as Language[]
const calendars = ['gregorian', 'persian'] as const
const digits = { latin: /[0-9]/g, 'arabic-indic': /[٠-٩]/g, persian: /[۰-۹]/g } as const
const systems = Object.keys(digits) as (keyof typeof digits)[]

/** 1 November 2026, 13:05 UTC. */
const at = Date.UTC(2026, 10, 1, 13, 5)

async function textIn(language: Language): Promise<string> {
  const i18n = createInstance()
  await i18n.init({ lng: language, resources: { [language]: { translation: { a: '{{count, number}}' } } } })
  formatNumbers(i18n)
  return i18n.t('a', { count: 1234567 })
}

/** Every kind of number and date, in a language. */
const everything = async (language: Language) => [
  numberText(1234.5, language),
  percentText(0.125, language, 1),
  unitText(5, 'hour', language),
  moneyText(1234.5, language, 'TND'),
  moneyText(1234.5, language, 'USDT'),
  timeUntil(language, at + 5 * 86_400_000, at),
  dateText(at, language, 'dateAndTime', 'UTC'),
  formatDay(at, language),
  inDigits('3/20', language),
  await textIn(language),
]

afterEach(() => setFormats({}))

describe.each(languages)('in %s', (language) => {
  it.each(systems)('every number has the digits of the manifest: %s', async (system) => {
    setFormats({ digits: { [language]: system } })
    for (const text of await everything(language)) {
      expect(text.match(/\p{Nd}/gu)).not.toBeNull()
      expect([text, text.match(/\p{Nd}/gu)]).toEqual([text, text.match(digits[system])])
    }
  })

  it.each(calendars)('every date is of the manifest’s calendar: %s', (calendar) => {
    setFormats({ calendar: { [language]: calendar }, digits: { [language]: 'latin' } })
    const year = calendar === 'gregorian' ? '2026' : '1405'
    expect(formatDay(at, language)).toBe(calendar === 'gregorian' ? '01.11.2026' : '10.08.1405')
    for (const form of ['date', 'longDate', 'timeInZone'] as const)
      expect(dateText(at, language, form, 'UTC')).toContain(year)
  })

  it('is Gregorian with Latin digits unless the manifest says otherwise, in Persian with those of Persian', async () => {
    const system = language === 'fa' ? 'persian' : 'latin'
    const texts = await everything(language)
    expect(texts.join().replace(digits[system], '')).not.toMatch(/\p{Nd}/u)
    expect(formatDay(at, language)).toBe(inDigits('01.11.2026', language))
    expect(dateText(at, language, 'longDate', 'UTC')).toContain(inDigits('2026', language))
  })
})

it('asks for the calendar and the digits by name, so that browsers agree', () => {
  const make = vi.spyOn(browsersFormats, 'date')
  const options = (language: Language) => {
    dateText(at, language, 'time', 'Asia/Tokyo')
    const { calendar, numberingSystem } = (make.mock.results.at(-1)!.value as Intl.DateTimeFormat).resolvedOptions()
    return [calendar, numberingSystem]
  }
  expect(options('ar')).toEqual(['gregory', 'latn'])
  expect(options('fa')).toEqual(['gregory', 'arabext'])
  setFormats({ calendar: { fa: 'persian' }, digits: { ar: 'arabic-indic', fa: 'latin' } })
  expect(options('ar')).toEqual(['gregory', 'arab'])
  expect(options('fa')).toEqual(['persian', 'latn'])
})
