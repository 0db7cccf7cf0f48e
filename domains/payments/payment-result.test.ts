import { expect, it } from 'vitest'
import { paymentResultOf } from './payment-result.ts'

it.each([
  ['?payment=1', 'success'],
  ['?payment=0', 'error'],
  ['?a=b&payment=1', 'success'],
  ['', undefined],
  ['?payment=', undefined],
  ['?payment=2', undefined],
  ['?payment=01', undefined],
  ['?payment=true', undefined],
  ['?PAYMENT=1', undefined],
])('%j means %s', (search, result) => {
  expect(paymentResultOf(search)).toBe(result)
})
