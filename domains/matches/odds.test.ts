import { expect, it } from 'vitest'
import { oddsText } from './odds.ts'

it.each([
  [2.5, '2.50', '3/2', '+150'],
  [2, '2.00', '1/1', '+100'],
  [1.5, '1.50', '1/2', '−200'],
  [1.909, '1.91', '10/11', '−110'],
  [1.01, '1.01', '1/100', '−10000'],
  [34, '34.00', '33/1', '+3300'],
])('%d is %s, %s or %s', (odds, decimal, fractional, american) => {
  const formats = (['decimal', 'fractional', 'american'] as const).map((format) => oddsText(odds, format, 'en'))
  expect(formats).toEqual([decimal, fractional, american])
})

it('leaves odds that win nothing as they are, and writes decimals as the language does', () => {
  expect([oddsText(1, 'fractional', 'en'), oddsText(1, 'american', 'en')]).toEqual(['1.00', '1.00'])
  expect(oddsText(2.5, 'decimal', 'fr')).toBe('2,50')
})
