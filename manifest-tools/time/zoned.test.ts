import { expect, it } from 'vitest'
import { instantOf, localTime, momentOf, momentWords, zonedWords } from './zoned.ts'

it.each([
  ['2026-12-01T08:00', 'Europe/Paris', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01 08:00', 'Europe/Paris', '2026-07-01T06:00:00.000Z'],
  ['2026-12-01T08:00', 'Asia/Tehran', '2026-12-01T04:30:00.000Z'],
  ['2026-12-01T00:15', 'Asia/Tashkent', '2026-11-30T19:15:00.000Z'],
  ['2028-02-29T12:00', 'UTC', '2028-02-29T12:00:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant)
  expect(localTime(new Date(instant), zone)).toBe(local.replace(' ', 'T'))
})

it.each([
  ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z', '2026-10-25 02:30 Europe/Paris (GMT+2)'],
  [
    '2026-04-05T01:45',
    'Australia/Lord_Howe',
    '2026-04-04T14:45:00.000Z',
    '2026-04-05 01:45 Australia/Lord_Howe (GMT+11)',
  ],
])('takes the first of a time that comes twice, and tells it: %s in %s', (local, zone, instant, words) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant)
  expect(momentWords(momentOf(local, zone), zone)).toBe(`${words}, the first of two such times: clocks are put back`)
  const next = momentOf(local.replace('T01', 'T05').replace('T02', 'T05'), zone)
  expect(next.comesTwice).toBe(false)
})

it.each([
  ['2026-03-29T02:30', 'Europe/Paris', 'clocks are put forward'],
  ['2026-02-30T02:30', 'UTC', 'does not exist'],
  ['2026-12-01T25:00', 'UTC', 'does not exist'],
  ['tomorrow', 'UTC', 'no time such as'],
  ['2026-12-01T08:00', 'Europe/Atlantis', 'no time zone'],
])('refuses %s in %s', (local, zone, words) => expect(() => instantOf(local, zone)).toThrow(words))

it('says a time with its zone', () =>
  expect(zonedWords(new Date('2026-12-01T07:00Z'), 'Europe/Paris')).toBe('2026-12-01 08:00 Europe/Paris (GMT+1)'))
