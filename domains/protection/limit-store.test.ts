import { expect, it, vi } from 'vitest'
import type { PlayerLimit, PlayerLimits } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
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
  const api = {
    limits: vi.fn(async () => answer(...limits)),
    setLimit: vi.fn(async () => answer(limit('deposit', 'day', { amount: 50 }))),
    setRealityCheck: vi.fn(async ({ minutes }: { minutes: number | null }) => ({
      ...answer(),
      realityCheckMinutes: minutes,
    })),
    takeBreak: vi.fn(async () => ({
      kind: 'break' as const,
      from: '2026-01-05T12:00:00Z',
      until: '2026-01-06T12:00:00Z',
    })),
    netPosition: vi.fn(),
  }
  return { api, store: new LimitStore(api, () => now) }
}

it('lists a kind’s limits, shortest period first', async () => {
  const { store } = make(
    limit('deposit', 'month'),
    limit('loss', 'day'),
    limit('deposit', 'day'),
    limit('deposit', 'week'),
  )
  expect(store.of('deposit')).toEqual([])
  await store.limits.load()
  expect(store.of('deposit').map(({ period }) => period)).toEqual(['day', 'week', 'month'])
  expect(store.of('wager')).toEqual([])
})

it('shows the server’s response to a change, and changes nothing if it fails', async () => {
  const { api, store } = make(limit('deposit', 'day'))
  await store.limits.load()
  await store.set({ kind: 'deposit', period: 'day', amount: 50 })
  expect(store.of('deposit')[0]?.amount).toBe(50)
  const refusal = new ApiError('no', 400, { code: 110 })
  api.setLimit.mockRejectedValueOnce(refusal)
  await expect(store.set({ kind: 'deposit', period: 'day', amount: 1 })).rejects.toBe(refusal)
  expect(store.of('deposit')[0]?.amount).toBe(50)
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
