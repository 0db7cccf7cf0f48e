import { expect, test } from 'vitest'
import { changedLimit } from './limit-change.ts'

test('a tighter limit applies at once, a looser one when requested again after the cool-off', () => {
  const change = (limit: [number | null, number | null, number | null], asked: number | null, now = 1000) => {
    const [amount, wanted, wanted_from] = limit
    return Object.values(changedLimit({ amount, wanted, wanted_from }, asked, now, now + 100))
  }
  expect(change([null, null, null], 50)).toEqual([50, null, null])
  expect(change([50, null, null], 20)).toEqual([20, null, null])
  expect(change([50, null, null], 80)).toEqual([50, 80, 1100])
  expect(change([50, null, null], null)).toEqual([50, null, 1100])
  expect(change([50, 80, 1100], 80, 1099)).toEqual([50, 80, 1100])
  expect(change([50, 80, 1100], 80, 1100)).toEqual([80, null, null])
  expect(change([50, 80, 1100], 90, 1100)).toEqual([50, 90, 1200])
  expect(change([50, null, 1100], null, 1100)).toEqual([null, null, null])
  expect(change([50, 80, 1100], 50)).toEqual([50, null, null])
  expect(Object.values(changedLimit({ amount: 50, wanted: null, wanted_from: null }, 80, 1000, 1000))).toEqual([
    80,
    null,
    null,
  ])
  expect(change([50, 80, 1100], 40)).toEqual([40, null, null])
})
