// @vitest-environment jsdom
import { observable, runInAction } from 'mobx'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LimitReview, PlayerLimits } from '#api'
import { LimitReviewStore } from './limit-review-store.ts'

const clock = observable({ now: Date.UTC(2030, 5, 15) })
const at = (month: number) => new Date(Date.UTC(2030, month, 15)).toISOString()
const own = { kind: 'deposit', period: 'day', amount: 50 }

beforeEach(() => {
  localStorage.clear()
  runInAction(() => (clock.now = Date.UTC(2030, 5, 15)))
})

function make(
  review: LimitReview | undefined,
  { limits = [own], isKept = true }: { limits?: object[]; isKept?: boolean } = {},
) {
  const value = { currency: 'EUR', limits, ...(review && { review }) } as unknown as PlayerLimits
  const send = vi.fn(async () => undefined)
  const others = {
    clock,
    session: { user: { id: 7 } },
    limits: { limits: { value }, review: send },
    isKept: () => isKept,
  }
  return { store: new LimitReviewStore({ months: 6, withoutLimitsMonths: 12 }, others), send }
}

it('is due as many months after the last review as the brand says, and later without limits', () => {
  const due = (month: number, limits = [own]) => make({ at: at(month), months: null }, { limits }).store.isDue
  expect([due(0), due(-1)]).toEqual([false, true])
  expect([due(-5, []), due(-7, [])]).toEqual([false, true])
})

it('the player may choose to be asked more often, not less often', () => {
  expect(make({ at: at(4), months: 1 }).store.isDue).toBe(true)
  expect(make({ at: at(2), months: 12 }).store.months).toBe(6)
})

it('a confirmation goes to the platform that keeps it; the brand’s own interval is sent as none', async () => {
  const { store, send } = make({ at: at(-1), months: null })
  await store.confirm(3)
  await store.confirm(6)
  expect(send.mock.calls).toEqual([[3], [null]])
  expect(localStorage.length).toBe(0)
})

it.each([
  ['lacks the call', false, { at: at(-9), months: null }],
  ['does not say when', true, undefined],
] as const)('where the platform %s, this browser counts from the first visit', async (_what, isKept, review) => {
  const { store, send } = make(review, { isKept })
  store.begin()
  expect(store.isDue).toBe(false)
  runInAction(() => (clock.now = Date.UTC(2030, 11, 16)))
  expect(make(review, { isKept }).store.isDue).toBe(true)
  await store.confirm(1)
  expect([store.isDue, store.months, send.mock.calls.length]).toEqual([false, 1, 0])
  runInAction(() => (clock.now = Date.UTC(2031, 0, 17)))
  expect(make(review, { isKept }).store.isDue).toBe(true)
})
