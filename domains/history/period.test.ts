import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  previousPeriod,
  firstDay,
  firstDayOf,
  lastMonths,
  lastWeek,
  later,
  timeRangeOf,
  periodIn,
  toAddress,
  type Period,
} from './period.ts'

const now = new Date(2026, 10, 21, 15, 30)
const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const text = (period: Period | undefined) => period && [toAddress(period.from), toAddress(period.to)]

describe('a period', () => {
  it('is the seven days that end today, and moves by seven days', () => {
    expect(text(lastWeek(now))).toEqual(['2026-11-15', '2026-11-21'])
    expect(text(previousPeriod(lastWeek(now)))).toEqual(['2026-11-08', '2026-11-14'])
    expect(text(later(previousPeriod(lastWeek(now))!, now))).toEqual(['2026-11-15', '2026-11-21'])
  })

  it('goes neither into the future nor before 2022', () => {
    expect(later(lastWeek(now), now)).toBeUndefined()
    expect(text(later({ from: day('2026-11-10'), to: day('2026-11-16') }, now))).toEqual(['2026-11-17', '2026-11-21'])
    expect(previousPeriod({ from: firstDay, to: day('2022-01-07') })).toBeUndefined()
    expect(text(previousPeriod({ from: day('2022-01-03'), to: day('2022-01-09') }))).toEqual([
      '2022-01-01',
      '2022-01-02',
    ])
  })

  it('of months ends today, in a shorter month on its last day', () => {
    expect(text(lastMonths(now, 12))).toEqual(['2025-11-21', '2026-11-21'])
    expect(text(lastMonths(new Date(2026, 2, 31, 12), 1))).toEqual(['2026-02-28', '2026-03-31'])
  })

  it('goes back as many months as the brand says, at least to 2022', () => {
    expect(firstDayOf(now)).toBe(firstDay)
    expect(firstDayOf(now, 12)).toBe(firstDay)
    expect(toAddress(firstDayOf(now, 120))).toBe('2016-11-21')
    expect(text(periodIn(new URLSearchParams('from=2020-01-01&to=2020-02-01'), now, firstDayOf(now, 120)))).toEqual([
      '2020-01-01',
      '2020-02-01',
    ])
    expect(previousPeriod({ from: firstDay, to: day('2022-01-07') }, firstDayOf(now, 120))).toBeDefined()
  })

  it.each([
    ['from=2026-11-01&to=2026-11-03', ['2026-11-01', '2026-11-03']],
    ['from=2026-11-03&to=2026-11-01', ['2026-11-15', '2026-11-21']],
    ['from=2021-12-31&to=2022-01-03', ['2026-11-15', '2026-11-21']],
    ['from=2026-11-20&to=2026-11-22', ['2026-11-15', '2026-11-21']],
    ['from=2026-02-30&to=2026-03-03', ['2026-11-15', '2026-11-21']],
    ['from=%3Cb%3E&to=2026-11-20', ['2026-11-15', '2026-11-21']],
    ['', ['2026-11-15', '2026-11-21']],
  ])('of the address %s is %s', (query, expected) => {
    expect(text(periodIn(new URLSearchParams(query), now))).toEqual(expected)
  })
})

describe.each(['Europe/Paris', 'Africa/Tunis', 'America/Sao_Paulo', 'Pacific/Auckland'])(
  'time range of a period in %s',
  (zone) => {
    beforeEach(() => vi.stubEnv('TZ', zone))
    afterEach(() => vi.unstubAllEnvs())

    it('is from midnight to midnight in local time, also on days of 23 and 25 hours', () => {
      for (const first of ['2026-03-26', '2026-04-02', '2026-09-24', '2026-10-22', '2018-11-01']) {
        const { from, to } = timeRangeOf({ from: day(first), to: day(first) + 6 * 86_400_000 })
        const [start, end] = [new Date(from), new Date(to)]
        expect([start.getDate(), start.getHours()]).toEqual([Number(first.slice(8)), 0])
        expect(end.getHours()).toBeLessThanOrEqual(1)
        expect(Math.round((end.getTime() - start.getTime()) / 86_400_000)).toBe(7)
      }
    })
  },
)
