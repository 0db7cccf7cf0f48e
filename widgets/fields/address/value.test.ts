// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'
import { loadAddress } from './known-addresses.ts'
import { value } from './value.ts'

beforeAll(async () => {
  await Promise.all(['BR', 'SE', 'GB'].map(loadAddress))
})

it.each([
  ['BR', '01310-100', '01310100'],
  ['BR', '01310100', '01310100'],
  ['BR', '٠١٣١٠١٠٠', '01310100'],
  ['BR', '1310', { postcode: 'postcode_example' }],
  ['SE', '11122', '111 22'],
  ['SE', '111\u00a022', '111 22'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  // Not loaded: what is typed is sent.
  ['FR', ' 75001 ', '75001'],
])('sends the postcode of %s, %j, as %j', (country, typed, sent) => {
  expect(sentOf({ use: 'address', name: 'postcode', part: 'postcode', country }, typed)).toEqual(sent)
})

it('sends the other parts without what nobody sees', () => {
  expect(sentOf({ use: 'address', name: 'street', part: 'street', country: 'BR' }, ' Rua A\u200e ')).toBe('Rua A')
})

it.each([
  ['street', 'address-line1'],
  ['district', 'address-level3'],
  ['city', 'address-level2'],
  ['region', 'address-level1'],
  ['postcode', 'postal-code'],
] as const)('a %s is filled in as %s, and has a label of its own', (part, autocomplete) => {
  const field = { use: 'address', name: 'x', part, country: 'BR' } as const
  expect(typeof value.autocomplete === 'function' && value.autocomplete(field)).toBe(autocomplete)
  expect(value.labelKey?.(field)).toBe(`user:register.address.${part}`)
})
