import { expect, it } from 'vitest'
import type { DateField } from '#manifest'
import { daysOf } from './date-days.ts'

const today = new Date(2026, 10, 21)
const days = (options: Partial<DateField>, on = today) => daysOf({ use: 'date', name: 'day', ...options }, on, 18)

it.each([
  [today, 18, new Date(2008, 10, 21)],
  [new Date(2028, 1, 29), 18, new Date(2010, 1, 28)],
  [new Date(2028, 1, 29), 20, new Date(2008, 1, 29)],
])('on %s the latest birthday for age %i is %s', (on, minAge, expected) => {
  expect(days({ minAge }, on)).toEqual({ earliest: new Date(1900, 0, 1), latest: expected, minAge })
})

it.each<[string, Partial<DateField>, Date | undefined, number | undefined]>([
  ['any later day without limits', {}, undefined, undefined],
  ['the age of the brand for a birthday', { isBirthday: true }, new Date(2008, 10, 21), 18],
  ['its own last day', { latest: '2030-01-31' }, new Date(2030, 0, 31), undefined],
  ['the birthday before a later last day', { isBirthday: true, latest: '2020-12-31' }, new Date(2008, 10, 21), 18],
  ['a last day before the birthday', { isBirthday: true, latest: '1999-12-31' }, new Date(1999, 11, 31), undefined],
  [
    'a last day before the birthday of its own age',
    { minAge: 21, latest: '2004-02-29' },
    new Date(2004, 1, 29),
    undefined,
  ],
  ['the age where both are the same day', { minAge: 21, latest: '2005-11-21' }, new Date(2005, 10, 21), 21],
])('takes %s', (_what, options, latest, minAge) => {
  expect(days(options)).toMatchObject({ latest, minAge })
})

it.each([{ isBirthday: true }, { minAge: 30 }, { latest: '2020-12-31' }])(
  'takes its own first day beside %j',
  (limit) => {
    expect(days({ ...limit, earliest: '1950-06-15' }).earliest).toEqual(new Date(1950, 5, 15))
  },
)
