// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { knownCountryNames } from '#engine/forms/countries.ts'
import { initialOf, sentOf } from '#testing/sent-of.ts'
import { value } from './value.ts'

const country = { use: 'country', name: 'country', required: true } as const

it('begins with the country of the brand', () => {
  const setting = { manifest: { registration: { permissions: { phone: { prefix: '+55', country: 'BR' } } } } }
  expect(initialOf(country, setting)).toBe('BR')
})

it('sends the code, and asks for one', () => {
  expect(sentOf(country, 'TN')).toBe('TN')
  expect(sentOf(country, '')).toEqual({ country: 'error.field_is_empty' })
})

it('loads the names before it is shown', async () => {
  await value.load?.()
  expect(knownCountryNames()?.[0].length).toBeGreaterThan(200)
})
