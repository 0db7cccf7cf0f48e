import { expect, it } from 'vitest'
import { latestBirthday } from './latest-birthday.ts'

it.each([
  [new Date(2026, 10, 21), 18, new Date(2008, 10, 21)],
  [new Date(2028, 1, 29), 18, new Date(2010, 1, 28)],
  [new Date(2028, 1, 29), 20, new Date(2008, 1, 29)],
])('on %s the latest birthday for age %i is %s', (today, age, expected) => {
  expect(latestBirthday(today, age)).toEqual(expected)
})
