// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { successfulDeposit } from './flags.ts'
import { paymentResultOf, takePaymentResult, wasPaidInSheet } from './payment-result.ts'
import { queryOver, withoutResult } from './return-query.ts'

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

it.each([
  ['?payment=1', true],
  ['?payment=0', false],
  ['?payment=11', false],
  ['', false],
])('%j sets the flag of a successful deposit: %s', (search, isSet) => {
  sessionStorage.clear()
  takePaymentResult(search)
  expect(successfulDeposit.isSet()).toBe(isSet)
})

it('marks the address of a page over which a payment is made, and takes result and mark away', () => {
  const over = queryOver('?mode=demo&payment=0')
  expect(over).toBe('?mode=demo&paid=here')
  expect([wasPaidInSheet(over), wasPaidInSheet(`${over}&payment=1`), wasPaidInSheet('?payment=1')]).toEqual([
    false,
    true,
    false,
  ])
  expect(withoutResult(`${over}&payment=1`)).toBe('mode=demo')
})
