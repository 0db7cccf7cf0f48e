import { expect, it } from 'vitest'
import { difference } from './minor-units.ts'

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
])('%d less %d %s is %d', (amount, less, currency, expected) => {
  expect(difference(amount, less, currency)).toBe(expected)
})
