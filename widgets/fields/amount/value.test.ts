// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'

const limit = { use: 'amount', name: 'limit', required: true } as const
const inSek = { manifest: { currency: 'SEK' } }

it.each([
  ['1000', '1000'],
  ['1,000.50', '1000.50'],
  ['1 000', '1000'],
  ['١٠٠٠', '1000'],
  ['', { limit: 'error.field_is_empty' }],
  ['5 SEK', '5'],
  ['5 EUR', { limit: 'amount_other_currency' }],
  ['-5', { limit: 'amount_negative' }],
  ['ten', { limit: 'amount_not_a_number' }],
])('sends %j as %j', (typed, sent) => {
  expect(sentOf(limit, typed, { setting: inSek })).toEqual(sent)
})

it.each([
  ['100', '100'],
  ['99', { limit: 'number_min_to_max' }],
  ['1000.001', { limit: 'digits_after_decimal_greater' }],
])('with limits and the preset, %j is %j', (typed, sent) => {
  const field = { ...limit, preset: 'amount', range: { min: 100, max: 10_000 } } as const
  expect(sentOf(field, typed, { setting: inSek })).toEqual(sent)
})
