import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const balances = [
  { login: 'a', amount: 5000, currency: 'TND' },
  { login: 'b', amount: 4000, currency: 'EUR' },
  { login: 'c', amount: 900, currency: 'USD' },
]
const shown = (own: string, rates: { currency: string; rate: number }[]) =>
  inOrder(balances, own, { currency: 'EUR', rates }).map((group) =>
    group.map(({ login, amount, currency, isAbout }) => `${login} ${isAbout ? '≈' : ''}${amount} ${currency}`),
  )

it('orders balances by what they are worth in the viewer’s currency', () => {
  const rates = [
    { currency: 'TND', rate: 3.4 },
    { currency: 'USD', rate: 1.1 },
  ]
  expect(shown('TND', rates)).toEqual([['b ≈13600 TND', 'a 5000 TND', 'c ≈2782 TND']])
  expect(shown('EUR', rates)).toEqual([['b 4000 EUR', 'a ≈1471 EUR', 'c ≈818.182 EUR']])
})

it('groups by currency what no rate leads to', () => {
  expect(shown('TND', [])).toEqual([['a 5000 TND'], ['b 4000 EUR'], ['c 900 USD']])
  expect(shown('TND', [{ currency: 'TND', rate: 3.4 }])).toEqual([['b ≈13600 TND', 'a 5000 TND'], ['c 900 USD']])
})
