// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'

it.each([
  ['BR', undefined, '529.982.247-25', '52998224725'],
  ['BR', undefined, '52998224725', '52998224725'],
  ['BR', undefined, '۵۲۹۹۸۲۲۴۷۲۵', '52998224725'],
  ['BR', undefined, '529\u00a0982\u202f247–25', '52998224725'],
  ['BR', undefined, '529.982.247-24', { number: 'national_number_check' }],
  ['BR', undefined, '529.982', { number: 'national_number_digits' }],
  ['NG', undefined, '12345678901', '12345678901'],
  ['NG', 'bvn', '22123456789', '22123456789'],
  ['NG', 'bvn', '12345678901', { number: 'national_number_example' }],
  ['SE', undefined, '640823-3234', '196408233234'],
  ['SE', undefined, '19640823-3234', '196408233234'],
  ['SE', undefined, '640823-3235', { number: 'national_number_check' }],
  ['SE', undefined, '', { number: 'error.field_is_empty' }],
  // A country without a known number: brand check refuses it, and a text is sent.
  ['AQ', undefined, '12-34', '12-34'],
])('of %s %s sends %j as %j', (country, number, typed, sent) => {
  const field = { use: 'national-number', name: 'number', country, required: true, ...(number && { number }) } as const
  expect(sentOf(field, typed)).toEqual(sent)
})
