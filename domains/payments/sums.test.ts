import { describe, expect, it } from 'vitest'
import { sumsOf, wholeAmount } from './sums.ts'

describe('sumsOf', () => {
  it.each([
    ['deposit', 'EUR', 0, 0, 50, { fee: 0, paid: 50, received: 50 }],
    ['deposit', 'EUR', 2, 0, 50, { fee: 1, paid: 51, received: 50 }],
    ['deposit', 'EUR', 1.5, 0.25, 10.1, { fee: 0.4, paid: 10.5, received: 10.1 }],
    ['withdrawal', 'EUR', 2, 0.3, 100, { fee: 2.3, paid: 100, received: 97.7 }],
    ['withdrawal', 'XOF', 1, 0, 1050, { fee: 11, paid: 1050, received: 1039 }],
    ['deposit', 'TND', 0.5, 0, 33.33, { fee: 0.167, paid: 33.497, received: 33.33 }],
    // Half a cent is rounded up, without floating-point errors.
    ['deposit', 'EUR', 2.5, 0, 0.2, { fee: 0.01, paid: 0.21, received: 0.2 }],
    ['deposit', 'EUR', 1.1, 0, 999_999.99, { fee: 11_000, paid: 1_010_999.99, received: 999_999.99 }],
  ] as const)('%s of %s at %s %% and %s: %s', (direction, currency, percent, fixed, amount, sums) => {
    expect(sumsOf({ direction, currency, fee: { percent, fixed } }, amount)).toEqual(sums)
  })
})

describe('wholeAmount', () => {
  it.each([
    [4.35, 'EUR', 4.35],
    [820.4, 'EUR', 820.4],
    [340.259, 'TND', 340.25],
    [0.009, 'TND', 0],
    [45_000, 'XOF', 45_000],
    [1e6 + 0.1, 'EUR', 1_000_000.1],
  ])('of %s %s', (amount, currency, whole) => expect(wholeAmount(amount, currency)).toBe(whole))
})
