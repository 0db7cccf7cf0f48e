import { expect, it } from 'vitest'
import { dateIn, dayIn } from './calendar.ts'

const dayMs = 86_400_000

it.each([
  // Nowruz of a common year, of a leap year and after one; the last day of a leap year; a birthday.
  ['2026-03-21', [1405, 1, 1]],
  ['2024-03-20', [1403, 1, 1]],
  ['2025-03-21', [1404, 1, 1]],
  ['2025-03-20', [1403, 12, 30]],
  ['1990-12-31', [1369, 10, 10]],
  ['1901-01-01', [1279, 10, 11]],
] as const)('%s is %j in the Persian calendar', (day, date) => {
  expect(dateIn('persian', Date.parse(day))).toEqual(date)
  expect(dayIn('persian', date)).toBe(Date.parse(day))
})

it.each([
  ['persian', [1404, 12, 30]],
  ['persian', [1404, 13, 1]],
  ['persian', [1404, 7, 31]],
  ['persian', [1404, 1, 0]],
  ['gregorian', [2026, 2, 29]],
  ['gregorian', [2026, 13, 1]],
] as const)('the %s calendar has no %j', (calendar, date) => {
  expect(dayIn(calendar, date)).toBeUndefined()
})

it.each(['gregorian', 'persian'] as const)('finds every day of two hundred years by its %s date', (calendar) => {
  const wrong: number[] = []
  for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2100, 0, 1); day += 11 * dayMs)
    if (dayIn(calendar, dateIn(calendar, day)) !== day) wrong.push(day)
  expect(wrong).toEqual([])
})
