import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#manifest'
import { resetDecimals } from '../data/minor-units.ts'
import { moneyFormat } from '../ui/money.tsx'
import { amountLanguages, readAmount, writeAmount } from './amount.ts'
import { amountFormat } from './typed-amount.ts'

const declared = { USDT: { decimals: 6 }, mBTC: { decimals: 5 }, IQD: { decimals: 0 } }

beforeEach(() => resetDecimals(declared))
afterAll(() => resetDecimals())

/** What a text means: the amount, `one or other` if it is asked about, or the key of its refusal. */
function meaning(text: string, language: Language, currency?: string, whenAmbiguous?: 'ask' | 'language') {
  const reading = readAmount(text, amountFormat(language, currency), whenAmbiguous)
  if (reading.kind === 'amount') return reading.value
  return reading.kind === 'question' ? reading.values.join(' or ') : reading.message.key
}

type Row = [typed: string, language: Language, currency: string | undefined, meaning: string]

const negative = 'amount_negative'
const noNumber = 'amount_not_a_number'
const other = 'amount_other_currency'

describe('readAmount', () => {
  it.each<Row>([
    // Plain numbers, in any digits.
    ['', 'en', 'EUR', ''],
    [' ', 'en', 'EUR', ''],
    ['12', 'en', 'EUR', '12'],
    ['007', 'en', 'EUR', '7'],
    ['+5', 'de', 'EUR', '5'],
    ['9007199254740993.10', 'en', 'EUR', '9007199254740993.10'],
    ['١٢٣٤', 'ar', 'TND', '1234'],
    ['۱۲۳۴', 'fa', 'IRR', '1234'],
    ['１２３４', 'en', 'EUR', '1234'],
    ['١٢۳۴', 'ar', 'TND', '1234'],
    // One separator that can only be of decimals: the same in every language.
    ['12.5', 'de', 'EUR', '12.5'],
    ['12,5', 'en', 'EUR', '12.5'],
    ['1,50', 'ar', 'TND', '1.50'],
    ['.5', 'en', 'EUR', '0.5'],
    [',5', 'fr', 'EUR', '0.5'],
    ['5.', 'en', 'EUR', '5'],
    ['1500,', 'fr', 'EUR', '1500'],
    ['0,500', 'fr', 'TND', '0.500'],
    ['0.125', 'tr', 'TND', '0.125'],
    ['1500,500', 'en', 'TND', '1500.500'],
    ['١٢٫٥', 'ar', 'TND', '12.5'],
    ['۱۲٫۵', 'fa', 'EUR', '12.5'],
    ['١٫٥٠٠', 'ar', 'TND', '1.500'],
    ['۱۲،۵', 'fa', 'EUR', '12.5'],
    ['１２．５０', 'en', 'EUR', '12.50'],
    ['１２，５', 'de', 'EUR', '12.5'],
    // Groups and decimals: the same in every language.
    ['1,234.50', 'de', 'EUR', '1234.50'],
    ['1.234,50', 'en', 'EUR', '1234.50'],
    ['1.234.567,89', 'sr', 'EUR', '1234567.89'],
    ['1,234,567', 'de', 'EUR', '1234567'],
    ['1.234.567', 'en', 'EUR', '1234567'],
    ['12,34,567.50', 'en', 'INR', '1234567.50'],
    ['1 234,5', 'fr', 'EUR', '1234.5'],
    ['1\u202f234,500', 'fr', 'TND', '1234.500'],
    ['1\u00a0234\u00a0567', 'uz', 'UZS', '1234567'],
    ['1\u2009500', 'fr', 'TND', '1500'],
    ["1'234.50", 'de', 'CHF', '1234.50'],
    ['1’234’567', 'de', 'CHF', '1234567'],
    ['١٬٢٣٤٫٥٠', 'ar', 'EUR', '1234.50'],
    ['١٬٥٠٠', 'ar', 'TND', '1500'],
    // Two amounts: the one of the language first.
    ['1,500', 'en', 'EUR', '1500 or 1.5'],
    ['1,500', 'en', 'TND', '1500 or 1.5'],
    ['1,500', 'fr', 'TND', '1.5 or 1500'],
    ['1.500', 'de', 'EUR', '1500 or 1.5'],
    ['1.500', 'fr', 'TND', '1.5 or 1500'],
    ['1.500', 'en', 'TND', '1.5 or 1500'],
    ['1.500', 'es', 'EUR', '1500 or 1.5'],
    ['1.500', 'sr', 'RSD', '1500 or 1.5'],
    ['1.500', 'tr', 'TRY', '1500 or 1.5'],
    ['1,500', 'uz', 'UZS', '1.5 or 1500'],
    ['1,500', 'ar', 'TND', '1500 or 1.5'],
    ['١،٥٠٠', 'ar', 'TND', '1500 or 1.5'],
    ['۱٬۵۰۰', 'fa', 'IRR', '1500'],
    ['1,234', 'fr', 'TND', '1.234 or 1234'],
    ['12.345', 'en', 'USDT', '12.345 or 12345'],
    ['100,000', 'en', 'EUR', '100000 or 100'],
    // The currency has too few decimals for one of the two.
    ['1,234', 'en', 'EUR', '1234'],
    ['1,234', 'de', 'EUR', '1.234'],
    ['1.234', 'en', 'EUR', '1.234'],
    ['1,000', 'en', 'XOF', '1000'],
    ['1.000', 'fr', 'XOF', '1000'],
    ['1,000', 'fr', 'XOF', '1 or 1000'],
    ['1,500', 'fr', 'XOF', '1.500'],
    ['1,500', 'en', undefined, '1500'],
    // The currency beside the number.
    ['1 500 €', 'fr', 'EUR', '1500'],
    ['€1,234.50', 'en', 'EUR', '1234.50'],
    ['TND 20', 'en', 'TND', '20'],
    ['20tnd', 'fr', 'TND', '20'],
    ['20 DT', 'fr', 'TND', '20'],
    ['20 د.ت.\u200f', 'ar', 'TND', '20'],
    ['20 د.ت', 'ar', 'TND', '20'],
    ['US$ 20', 'fr', 'USD', '20'],
    ['$20.5', 'en', 'USD', '20.5'],
    ['20 euros', 'es', 'EUR', '20'],
    ['5 000 F CFA', 'fr', 'XOF', '5000'],
    ['12.5 USDT', 'en', 'USDT', '12.5'],
    ['₮12,5', 'tr', 'USDT', '12.5'],
    ['0.5 mBTC', 'en', 'mBTC', '0.5'],
    ['\u200f\u2066€\u206950', 'fa', 'EUR', '50'],
    ['\u061c١٢', 'ar', 'TND', '12'],
    ['20 USD', 'en', 'TND', other],
    ['€ 20', 'ar', 'TND', other],
    ['20 € EUR', 'de', 'EUR', '20'],
    ['20 TND', 'en', undefined, noNumber],
    // No amounts.
    ['-50', 'en', 'EUR', negative],
    ['\u221250 €', 'de', 'EUR', negative],
    ['50-', 'ar', 'TND', negative],
    ['1e5', 'en', 'EUR', noNumber],
    ['1e5', 'en', undefined, noNumber],
    ['0x10', 'en', 'EUR', noNumber],
    ['5k', 'en', 'EUR', noNumber],
    ['abc', 'en', 'EUR', noNumber],
    ['.', 'en', 'EUR', noNumber],
    [',', 'fr', 'EUR', noNumber],
    ['1.2.', 'en', 'EUR', noNumber],
    ['1,2,3', 'en', 'EUR', noNumber],
    ['12,34.5', 'en', 'EUR', noNumber],
    ['12 34', 'fr', 'EUR', noNumber],
    ['1.234,567.8', 'en', 'EUR', noNumber],
    ["1'234 567", 'de', 'CHF', noNumber],
    ['10-20', 'en', 'EUR', noNumber],
    ['½', 'en', 'EUR', noNumber],
  ])('%j in %s %s: %s', (typed, language, currency, expected) => {
    expect(meaning(typed, language, currency)).toBe(expected)
  })

  it.each<Row>([
    ['1,500', 'en', 'TND', '1500'],
    ['1,500', 'fr', 'TND', '1.500'],
    ['1.500', 'de', 'TND', '1500'],
    ['1.500', 'en', 'TND', '1.500'],
    ['1.500', 'fr', 'TND', '1.500'],
    ['1.500', 'ar', 'TND', '1.500'],
  ])('lets the language decide where it may: %j in %s %s is %s', (typed, language, currency, expected) => {
    expect(meaning(typed, language, currency, 'language')).toBe(expected)
  })
})

const currencies = ['EUR', 'TND', 'XOF', 'USDT', 'mBTC', 'IQD', 'IRR', 'RSD', 'UZS', 'TRY', 'USD', 'MAD']

describe.each(amountLanguages)('in %s', (language) => {
  it.each(currencies)('an amount in %s that is formatted and typed back is the same', (currency) => {
    const format = amountFormat(language, currency)
    const unit = 10 ** format.decimals
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (minor) => {
        const amount = minor / unit
        const shown = moneyFormat(language, currency).format(amount)
        const reading = readAmount(shown, format, 'language')
        expect([shown, reading.kind === 'amount' && Number(reading.value)]).toEqual([shown, amount])
        const asked = readAmount(shown, format)
        if (asked.kind === 'question') expect(asked.values.map(Number)).toContain(amount)
        else expect(asked).toEqual(reading)
      }),
    )
  })

  it.each(currencies)('an amount in %s that the product writes can be read in one way only', (currency) => {
    const format = amountFormat(language, currency)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (minor) => {
        const value = `${minor / 10 ** format.decimals}`
        fc.pre(!value.includes('e'))
        expect(readAmount(writeAmount(value, format), format)).toEqual({ kind: 'amount', value })
      }),
    )
  })
})
