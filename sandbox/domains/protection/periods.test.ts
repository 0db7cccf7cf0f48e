import { expect, test } from 'vitest'
import type { PlayerLimit } from '#api'
import { periodOf } from './periods.ts'

test('periods are calendar periods in UTC', () => {
  const thursday = Date.UTC(2026, 11, 31, 23, 59)
  const days = (period: PlayerLimit['period'], at: number) =>
    Object.values(periodOf(period, at)).map((time) => new Date(time).toISOString().slice(0, 10))
  expect(days('day', thursday)).toEqual(['2026-12-31', '2027-01-01'])
  expect(days('week', thursday)).toEqual(['2026-12-28', '2027-01-04'])
  expect(days('month', thursday)).toEqual(['2026-12-01', '2027-01-01'])
  expect(days('week', Date.UTC(2027, 0, 3))).toEqual(['2026-12-28', '2027-01-04'])
  expect(days('week', Date.UTC(2027, 0, 4))).toEqual(['2027-01-04', '2027-01-11'])
})
