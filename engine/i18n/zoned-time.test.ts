import { expect, it } from 'vitest'
import { zonedTime } from './zoned-time.ts'

it.each([
  ['2026-12-01T08:00', 'Europe/Paris', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01T08:00', 'Europe/Paris', '2026-07-01T06:00:00.000Z'],
  ['2026-12-01T08:00', 'Asia/Tehran', '2026-12-01T04:30:00.000Z'],
  ['2026-12-01T00:15', 'Asia/Tashkent', '2026-11-30T19:15:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(new Date(zonedTime(local, zone)).toISOString()).toBe(instant)
})
