import { expect, it } from 'vitest'
import { win } from './testing/wheel-server.ts'
import { sectorOf, wheelOf, withPrize } from './wheel-rules.ts'

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

it('finds the sector of an award whose value, or that of the sector, is not known', () => {
  const awards = [{ key: 'lost', value: 0 }, { key: 'coin' }, { key: 'coin', value: 5 }, { key: 'iPhone' }]
  expect(sectorOf(awards, { key: 'iPhone' }, () => 0)).toBe(3)
  expect(sectorOf(awards, { key: 'iPhone', value: 900 }, () => 0)).toBe(3)
  expect(sectorOf(awards, { key: 'coin', value: 5 }, () => 0)).toBe(2)
  expect(sectorOf(awards, { key: 'coin', value: 7 }, () => 0)).toBe(1)
  expect(sectorOf(awards, { key: 'gift' }, () => 0)).toBeUndefined()
  expect(withPrize(10.26, { key: 'iPhone' })).toBe(10.26)
})

it('keeps the time that the user has where the status does not say one', () => {
  const before = { status: 'IN_PROGRESS', stopAt: '2030-01-01T00:00:00.000Z' } as const
  expect(wheelOf({ progress: 45 }, before)).toEqual(before)
  expect(wheelOf({}, before)).toEqual(before)
  expect(wheelOf({ endTime: '2031-01-01T00:00:00.000Z' }, before).stopAt).toBe('2031-01-01T00:00:00.000Z')
})
