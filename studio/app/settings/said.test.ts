import { expect, it } from 'vitest'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { said } from './said.ts'

const at = (pointer: string) => locate(pointer, {})!.schema

it('names of settings, values, pages and blocks are said as operators do, other code is not', () => {
  expect(said('currencies', at('/currency'), {})).toBe('Other currencies')
  expect(said('hosts', at('/games'), {})).toBe('Addresses of games')
  expect(said('registration.permissions.minAge', at('/playerProtection/ageGate'), {})).toBe(
    'Registration › Fields › Minimum age',
  )
  expect(said('MAIN', at('/pages'), {})).toBe('Main page')
  expect(said('game-row', at('/theme'), {})).toBe('Row of games')
  expect(said('sharp', at('/theme/radius'), {})).toBe('Sharp')
  expect(said('latin', at('/i18n/digits/fa'), {})).toBe('Latin (0–9)')
  expect(said('wager', at('/playerProtection/limits'), {})).toBe('Stakes')
  expect(said('Europe/Paris', at('/timeZone'), {})).toBe(undefined)
  expect(said('?lang=', at('/i18n/langQuery'), {})).toBe(undefined)
})
