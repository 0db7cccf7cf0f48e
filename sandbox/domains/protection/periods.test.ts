import { expect, test } from 'vitest'
import type { PlayerLimit } from '#api'
import { looserFrom, periodOf } from './periods.ts'

test('periods are calendar periods in UTC', () => {
  const thursday = Date.UTC(2026, 11, 31, 23, 59)
  const days = (period: PlayerLimit['period'], at: number) =>
    Object.values(periodOf(period, at)).map((time) => new Date(time ?? NaN).toISOString().slice(0, 10))
  expect(days('day', thursday)).toEqual(['2026-12-31', '2027-01-01'])
  expect(days('week', thursday)).toEqual(['2026-12-28', '2027-01-04'])
  expect(days('month', thursday)).toEqual(['2026-12-01', '2027-01-01'])
  expect(days('week', Date.UTC(2027, 0, 3))).toEqual(['2026-12-28', '2027-01-04'])
  expect(days('week', Date.UTC(2027, 0, 4))).toEqual(['2027-01-04', '2027-01-11'])
})

const hourMs = 3_600_000

test('rolling periods are the last 24 hours and the last 7 days; months stay calendar months', () => {
  const now = Date.UTC(2026, 11, 31, 23, 59)
  const rolling = (period: PlayerLimit['period']) => periodOf(period, now, { periodsAre: 'rolling' })
  expect(rolling('day')).toEqual({ start: now - 24 * hourMs, end: null })
  expect(rolling('week')).toEqual({ start: now - 7 * 24 * hourMs, end: null })
  expect(rolling('month')).toEqual({ start: Date.UTC(2026, 11), end: Date.UTC(2027, 0) })
})

test('a looser limit waits the hours of the brand, and the end of the period where it says so', () => {
  const now = Date.UTC(2026, 11, 31, 12)
  expect(looserFrom('day', now, {}, 24)).toBe(now + 24 * hourMs)
  expect(looserFrom('day', now, { loosenAfterHours: 72 }, 24)).toBe(now + 72 * hourMs)
  expect(looserFrom('week', now, { loosenAfterPeriod: true }, 24)).toBe(Date.UTC(2027, 0, 4))
  expect(looserFrom('day', now, { loosenAfterHours: 72, loosenAfterPeriod: true }, 24)).toBe(now + 72 * hourMs)
  expect(looserFrom('week', now, { loosenAfterPeriod: true, periodsAre: 'rolling' }, 24)).toBe(now + 7 * 24 * hourMs)
})
