import { expect, it } from 'vitest'
import { difference } from './minor-units.ts'

it.each([
  [0.3, 0.1, 'EUR', 0.2],
  [1.005, 0.001, 'TND', 1.004],
  [100, 250, 'XOF', -150],
  [1_000_000.01, 999_999.99, 'USD', 0.02],
])('%d less %d %s is %d', (amount, less, currency, expected) => {
  expect(difference(amount, less, currency)).toBe(expected)
})
