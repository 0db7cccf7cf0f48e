import { afterAll, expect, it } from 'vitest'
import { currencyCode, declareDecimals, difference, digits, knownDigits, resetDecimals } from './minor-units.ts'

afterAll(() => resetDecimals())

it.each([
  [0.3, 0.1, 'EUR', 0.2],
  [1.005, 0.001, 'TND', 1.004],
  [100, 250, 'XOF', -150],
  [1_000_000.01, 999_999.99, 'USD', 0.02],
  [-0.3, -0.1, 'EUR', -0.2],
  [-1.005, 1.001, 'TND', -2.006],
  [1_000_000_000_000.101, 0.1, 'TND', 1_000_000_000_000.001],
  [10_000_000_000_000.1, 10_000_000_000_000.01, 'EUR', 0.09],
  [9_007_199_254_740_991, 1, 'XOF', 9_007_199_254_740_990],
  [0.1 + 0.2, 0.3, 'EUR', 0],
  [0.1 + 0.2, 0.3, 'BTC', 0],
  [0.3, 0.1, 'mBTC', 0.2],
])('%d less %d %s is %d', (amount, less, currency, expected) => {
  expect(difference(amount, less, currency)).toBe(expected)
})

it.each([
  ['EUR', 2],
  ['TND', 3],
  ['XOF', 0],
  ['HUF', 2],
  ['IRR', 2],
  ['CLF', 4],
  ['XCG', 2],
  ['', 2],
  ['USDT', 8],
  ['BTC', 8],
  ['constructor', 8],
])('%s has %d decimals by ISO 4217, or as many as an amount can have', (currency, decimals) => {
  resetDecimals()
  expect(digits(currency)).toBe(decimals)
})

it('knows the decimals that the manifest declares, and rather those of the platform', () => {
  resetDecimals({ USDT: { decimals: 6 }, IQD: { decimals: 0 } })
  expect([knownDigits('USDT'), knownDigits('IQD'), knownDigits('mBTC')]).toEqual([6, 0, undefined])
  declareDecimals('USDT', 2)
  declareDecimals('IQD', undefined)
  expect([knownDigits('USDT'), knownDigits('IQD')]).toEqual([2, 0])
  resetDecimals()
  expect([knownDigits('USDT'), knownDigits('IQD')]).toEqual([undefined, 3])
})

it.each([
  ['eur', 'EUR'],
  ['Eur', 'EUR'],
  [' usdt ', 'USDT'],
  ['mBTC', 'mBTC'],
  ['1inch', '1INCH'],
  ['µBTC', 'µBTC'],
  ['€', undefined],
  ['', undefined],
  ['788', undefined],
  ['US dollar', undefined],
  [788, undefined],
])('%j as a code is %s', (value, code) => {
  expect(currencyCode(value)).toBe(code)
})
