import { expect, it } from 'vitest'
import { convert, rateBetween } from './exchange.ts'

const exchange = {
  currency: 'EUR',
  rates: [
    { currency: 'TND', rate: 3 },
    { currency: 'USD', rate: 1.2 },
    { currency: 'XOF', rate: 0 },
  ],
}

it.each([
  ['EUR', 'TND', 3],
  ['TND', 'EUR', 1 / 3],
  ['TND', 'USD', 1.2 / 3],
  ['TND', 'TND', 1],
  ['XOF', 'TND', undefined],
  ['EUR', 'XOF', undefined],
  ['', 'TND', undefined],
])('one %s in %s', (from, to, rate) => expect(rateBetween(exchange, from, to)).toBe(rate))

it('knows no rates from an unknown currency', () => {
  expect(rateBetween({ currency: '' }, '', 'EUR')).toBeUndefined()
  expect(rateBetween({ currency: 'EUR' }, 'EUR', 'USD')).toBeUndefined()
})

it('keeps the decimals of small amounts alone', () => {
  expect([convert(10, 0.33333), convert(0.1, 0.33333), convert(9999.99, 1), convert(1500.7, 1.5)]).toEqual([
    3.333, 0.033333, 9999.99, 2251,
  ])
})
