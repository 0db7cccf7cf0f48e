import { dateOf, dayOf } from '#engine/forms/day.ts'

/** A range of days, both included (see engine/forms/day.ts). */
export interface Period {
  from: number
  to: number
}

const dayMs = 24 * 60 * 60 * 1000
const step = 7 * dayMs

/** The first day that can be selected (spec §9). */
export const firstDay = Date.UTC(2022, 0, 1)

/** The first day that can be selected if at least so many months must be. */
export const firstDayOf = (now: Date, months = 0): number => Math.min(firstDay, monthsAgo(now, months))

/** Returns the so many months that end today. */
export const lastMonths = (now: Date, months: number): Period => ({ from: monthsAgo(now, months), to: dayOf(now) })

function monthsAgo(now: Date, months: number): number {
  const today = new Date(dayOf(now))
  const from = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1))
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).getUTCDate()
  from.setUTCDate(Math.min(today.getUTCDate(), last))
  return from.getTime()
}

/** Returns the seven days that end today. */
export function lastWeek(now: Date): Period {
  const to = dayOf(now)
  return { from: to - step + dayMs, to }
}

/** Returns the seven days before; undefined before the first day. */
export const previousPeriod = ({ from, to }: Period, first = firstDay): Period | undefined =>
  from <= first ? undefined : { from: Math.max(from - step, first), to: to - step }

/** Returns the seven days after; undefined if they begin after today. */
export function later({ from, to }: Period, now: Date): Period | undefined {
  const today = dayOf(now)
  return to >= today ? undefined : { from: from + step, to: Math.min(to + step, today) }
}

/** Returns the time range of the days in local time, from the start of the first to the end of the last. */
export const timeRangeOf = ({ from, to }: Period) => ({
  from: dateOf(from).toISOString(),
  to: dateOf(to + dayMs).toISOString(),
})

/** Formats a day for the address: `2026-11-21`. */
export const toAddress = (day: number) => new Date(day).toISOString().slice(0, 10)

/** Returns the period in the address; the last week if there is none or it is out of range. */
export function periodIn(query: URLSearchParams, now: Date, first = firstDay): Period {
  const [from, to] = ['from', 'to'].map((name) => dayIn(query.get(name) ?? ''))
  return from !== undefined && to !== undefined && first <= from && from <= to && to <= dayOf(now)
    ? { from, to }
    : lastWeek(now)
}

function dayIn(text: string): number | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return Number.isNaN(day) || toAddress(day) !== text ? undefined : day
}
