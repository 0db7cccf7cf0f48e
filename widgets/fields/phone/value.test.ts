// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { loadCountries } from '#engine/forms/countries.ts'
import { initialOf, sentOf } from '#testing/sent-of.ts'

const phone = { use: 'phone', name: 'phone', preset: 'phone-with-plus', required: true } as const
const setting = { manifest: { registration: { permissions: { phone: { prefix: '+234', country: 'NG' } } } } }

beforeAll(loadCountries)

it('begins with the prefix of the brand', () => {
  expect(initialOf(phone, setting)).toBe('+234')
})

it.each([
  ['08031234567', '+2348031234567'],
  ['803 123-4567', '+2348031234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['00234 803 123 4567', '+2348031234567'],
  ['+2342348031234567', '+2348031234567'],
  ['٠٨٠٣١٢٣٤٥٦٧', '+2348031234567'],
  ['＋２３４８０３１２３４５６７', '+2348031234567'],
  ['\u202a+44 7911 123456\u202c', '+447911123456'],
  ['+234', { phone: 'incorrect_phone' }],
  ['0803x', { phone: 'phone_characters' }],
  ['+234803123456789012', { phone: 'phone_too_long' }],
])('sends %j as %j', (typed, sent) => {
  expect(sentOf(phone, typed, { setting })).toEqual(sent)
})

it.each([
  ['country', undefined, '+5511987654321'],
  ['residence', 'residence', '+5511987654321'],
  ['nationality', undefined, '+23411987654321'],
])('reads a local number by the field %s where countryField is %s: %s', (name, countryField, sent) => {
  const fields = [{ use: 'country', name } as const]
  const field = { ...phone, ...(countryField && { countryField }) }
  expect(sentOf(field, '11987654321', { fields, typed: { [name]: 'BR' }, setting })).toBe(sent)
})
