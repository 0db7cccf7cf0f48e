import { expect, it } from 'vitest'
import type { PlayerLimits } from '#api'
import { looserFrom, passedShare, percentUsed, waitHours } from './limit-rules.ts'

const now = Date.UTC(2030, 4, 15, 12)
const iso = (time: number) => new Date(time).toISOString()
const limits = (coolOffHours?: number) => ({ currency: 'EUR', limits: [], coolOffHours }) as unknown as PlayerLimits

it('a looser limit waits as long as the platform says, else the manifest, else a day', () => {
  expect(waitHours(limits(48), { loosenAfterHours: 72 })).toBe(48)
  expect(waitHours(limits(0), { loosenAfterHours: 72 })).toBe(0)
  expect(waitHours(limits(), { loosenAfterHours: 72 })).toBe(72)
  expect(waitHours(undefined)).toBe(24)
})

it.each([
  ['day', {}, '2030-05-16T12:00:00.000Z'],
  ['week', { loosenAfterPeriod: true }, '2030-05-20T00:00:00.000Z'],
  ['day', { loosenAfterPeriod: true }, '2030-05-16T12:00:00.000Z'],
  ['month', { loosenAfterPeriod: true }, '2030-06-01T00:00:00.000Z'],
  ['week', { loosenAfterPeriod: true, periodsAre: 'rolling' }, '2030-05-22T12:00:00.000Z'],
  ['month', { loosenAfterPeriod: true, periodsAre: 'rolling' }, '2030-06-01T00:00:00.000Z'],
] as const)('of a %s with %o it can be confirmed from %s', (period, rules, from) => {
  expect(iso(looserFrom({ period }, now, 24, rules))).toBe(from)
})

it('the end of the period is the platform’s, where it says one', () => {
  const resetsAt = '2030-05-19T22:00:00.000Z'
  expect(iso(looserFrom({ period: 'week', resetsAt }, now, 24, { loosenAfterPeriod: true }))).toBe(resetsAt)
})

it('the passed share is the highest that the used amount has reached', () => {
  const shares = [50, 100, 75]
  const passed = (used: number | undefined, amount: number | null = 200) =>
    passedShare({ amount, ...(used !== undefined && { used }) }, shares)
  expect([passed(99), passed(100), passed(151), passed(200), passed(260)]).toEqual([0, 50, 75, 100, 100])
  expect([passed(undefined), passed(50, null), passed(0, 0)]).toEqual([0, 0, 0])
  expect(percentUsed({ amount: 0, used: 5 })).toBeUndefined()
})
