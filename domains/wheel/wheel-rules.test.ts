import { expect, it } from 'vitest'
import { win } from './testing/wheel-server.ts'
import { sectorOf, withPrize } from './wheel-rules.ts'

it('picks one of the sectors with the same prize', () => {
  const awards = [win, { key: 'lost', value: 0 }, win, { key: 'gift', value: 20 }]
  expect([0, 0.49, 0.5, 0.99].map((at) => sectorOf(awards, win, () => at))).toEqual([0, 0, 2, 2])
  expect(sectorOf(awards, { key: 'coin', value: 20 }, () => 0)).toBe(3)
  expect(sectorOf(awards, { key: 'lost', value: 7 }, () => 0)).toBe(1)
  expect(sectorOf(awards, { key: 'freeSpin', value: 0 }, () => 0)).toBeUndefined()
})

it('adds a prize rounded to one decimal, and nothing for a free spin', () => {
  expect(withPrize(10.26, win)).toBe(15.3)
  expect(withPrize(10.26, { key: 'freeSpin', value: 3 })).toBe(10.26)
})
