import { expect, it, vi } from 'vitest'
import type { PlayerLimit, PlayerLimits } from '#api'
import { UnknownOutcome } from '#engine/data/once/single-writes.ts'
import { ApiError } from '#engine/data/api-error.ts'
import { type FakeTab, FakeTabs } from '#testing/tabs.ts'
import { writesIn } from '#testing/writes.ts'
import { LimitStore } from './limit-store.ts'

const now = Date.UTC(2026, 0, 5, 12)

const limit = (
  kind: PlayerLimit['kind'],
  period: PlayerLimit['period'],
  changes: Partial<PlayerLimit> = {},
): PlayerLimit => ({
  kind,
  period,
  amount: 100,
  used: 40,
  resetsAt: '2026-01-06T00:00:00Z',
  change: null,
  ...changes,
})

const answer = (...limits: PlayerLimit[]): PlayerLimits => ({
  currency: 'EUR',
  limits,
  coolOffHours: 24,
  break: null,
  realityCheckMinutes: null,
})

function make(...limits: PlayerLimit[]) {
  return makeIn(new FakeTabs().open(), ...limits)
}

function makeIn(tab: FakeTab, ...limits: PlayerLimit[]) {
  const api = {
    limits: vi.fn(async () => answer(...limits)),
    setLimit: vi.fn(async () => answer(limit('deposit', 'day', { amount: 50 }))),
    setRealityCheck: vi.fn(async ({ minutes }: { minutes: number | null }) => ({
      ...answer(),
      realityCheckMinutes: minutes,
    })),
    reviewLimits: vi.fn(async ({ months }: { months: number | null }) => ({
      ...answer(),
      review: { at: new Date(now).toISOString(), months },
    })),
    takeBreak: vi.fn(async () => ({
      kind: 'break' as const,
      from: '2026-01-05T12:00:00Z',
      until: '2026-01-06T12:00:00Z',
    })),
    netPosition: vi.fn(),
  }
  return {
    api,
    store: new LimitStore(
      api,
      () => now,
      writesIn('protection', tab, () => now),
    ),
  }
}

it('lists a kind’s limits, shortest period first', async () => {
  const { store } = make(
    limit('deposit', 'month'),
    limit('loss', 'day'),
    limit('deposit', 'day'),
    limit('deposit', 'week'),
  )
  expect(store.ofKind('deposit')).toEqual([])
  await store.limits.load()
  expect(store.ofKind('deposit').map(({ period }) => period)).toEqual(['day', 'week', 'month'])
  expect(store.ofKind('wager')).toEqual([])
})

it('shows the server’s response to a change, and changes nothing if it fails', async () => {
  const { api, store } = make(limit('deposit', 'day'))
  await store.limits.load()
  await store.set({ kind: 'deposit', period: 'day', amount: 50 })
  expect(store.ofKind('deposit')[0]?.amount).toBe(50)
  const refusal = new ApiError('no', 400, { code: 110 })
  api.setLimit.mockRejectedValueOnce(refusal)
  await expect(store.set({ kind: 'deposit', period: 'day', amount: 1 })).rejects.toBe(refusal)
  expect(store.ofKind('deposit')[0]?.amount).toBe(50)
  await store.remindEvery(30)
  expect(store.limits.value?.realityCheckMinutes).toBe(30)
})

it('knows when the first session limit ends', async () => {
  const { store } = make(
    limit('session', 'day', { amount: 60, used: 45 }),
    limit('session', 'month', { amount: 600, used: 10 }),
    limit('loss', 'day'),
  )
  expect(store.sessionEnd).toBeNull()
  await store.limits.load()
  expect(store.sessionEnd).toBe(now + 15 * 60_000)
  await store.set({ kind: 'deposit', period: 'day', amount: 50 })
  expect(store.sessionEnd).toBeNull()
})

it('keeps the break that was taken', async () => {
  const { store } = make()
  await store.limits.load()
  await store.takeBreak({ kind: 'break', days: 1 })
  expect(store.limits.value?.break?.until).toBe('2026-01-06T12:00:00Z')
})

it('reads again on a later visit, one call at a time', async () => {
  const { api, store } = make()
  store.refresh()
  expect(api.limits).not.toHaveBeenCalled()
  await store.limits.load()
  store.refresh()
  store.refresh()
  expect(api.limits).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => {
    store.refresh()
    expect(api.limits).toHaveBeenCalledTimes(3)
  })
})

const lost = new ApiError('lost')
const want = { kind: 'deposit', period: 'day', amount: 50 } as const

it.each([
  ['is in force', limit('deposit', 'day', { amount: 50 })],
  ['waits', limit('deposit', 'day', { change: { amount: 50, from: '2026-01-06T12:00:00Z' } })],
])('counts a change as made after a lost response if it %s', async (_what, made) => {
  const { api, store } = make(made)
  api.setLimit.mockRejectedValueOnce(lost)
  await store.set(want)
  expect(store.ofKind('deposit')).toEqual([made])
})

it('a change of unknown outcome is repeated only by a player who was told, in another tab as well', async () => {
  const tabs = new FakeTabs()
  const first = makeIn(tabs.open(), limit('deposit', 'day'))
  first.api.setLimit.mockRejectedValueOnce(lost)
  await expect(first.store.set(want)).rejects.toBeInstanceOf(UnknownOutcome)
  const { api, store } = makeIn(tabs.open(), limit('deposit', 'day'))
  await expect(store.set(want)).rejects.toBeInstanceOf(UnknownOutcome)
  expect(api.setLimit).not.toHaveBeenCalled()
  await store.set(want)
  expect(api.setLimit).toHaveBeenCalledOnce()
})

it.each([
  ['break', 1, '2026-01-06T12:00:00Z', true],
  ['break', 1, '2026-01-05T18:00:00Z', false],
  ['self-exclusion', 1, null, false],
  ['self-exclusion', null, null, true],
] as const)('a %s of %s days that ends %s counts as taken: %s', async (kind, days, until, isTaken) => {
  const { api, store } = make()
  api.takeBreak.mockRejectedValueOnce(lost)
  api.limits.mockResolvedValue({ ...answer(), break: { kind: isTaken ? kind : 'break', until } })
  const taken = store.takeBreak({ kind, days })
  if (isTaken) expect(await taken).toEqual({ kind, until })
  else await expect(taken).rejects.toBeInstanceOf(UnknownOutcome)
})
