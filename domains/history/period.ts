import { dateOf, dayOf } from '#engine/forms/day.ts'

/** The days of a history, both included (see engine/forms/day.ts). */
export interface Period {
  from: number
  to: number
}

const dayMs = 24 * 60 * 60 * 1000
const step = 7 * dayMs

/** The first day that can be asked for (spec §9). */
export const firstDay = Date.UTC(2022, 0, 1)

/** The seven days that end today. */
export function lastWeek(now: Date): Period {
  const to = dayOf(now)
  return { from: to - step + dayMs, to }
}

/** Seven days earlier; none before the first day that can be asked for. */
export const earlier = ({ from, to }: Period): Period | undefined =>
  from <= firstDay ? undefined : { from: Math.max(from - step, firstDay), to: to - step }

/** Seven days later; none that begins after today. */
export function later({ from, to }: Period, now: Date): Period | undefined {
  const today = dayOf(now)
  return to >= today ? undefined : { from: from + step, to: Math.min(to + step, today) }
}

/** The moments between which the days lie by the player’s clock: from the first’s beginning to the last’s end. */
export const momentsOf = ({ from, to }: Period) => ({
  from: dateOf(from).toISOString(),
  to: dateOf(to + dayMs).toISOString(),
})

/** A day as the address writes it: `2026-11-21`. */
export const toAddress = (day: number) => new Date(day).toISOString().slice(0, 10)

/** The period that an address asks for; the last week where it asks for none that can be shown. */
export function periodIn(query: URLSearchParams, now: Date): Period {
  const [from, to] = ['from', 'to'].map((name) => dayIn(query.get(name) ?? ''))
  return from !== undefined && to !== undefined && firstDay <= from && from <= to && to <= dayOf(now)
    ? { from, to }
    : lastWeek(now)
}

function dayIn(text: string): number | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return Number.isNaN(day) || toAddress(day) !== text ? undefined : day
}
