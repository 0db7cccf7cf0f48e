import { expect, it, vi } from 'vitest'
import type { Bonus } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { BonusStore } from './bonus-store.ts'

const bonus = (id: number, status: Bonus['status'] = 'available'): Bonus => ({
  id,
  title: `Bonus ${id}`,
  text: '',
  status,
  amount: 10,
  currency: 'EUR',
  wagering: { factor: 20, required: 200, done: 0, shares: [] },
})

async function create() {
  const api = {
    list: vi.fn(async () => [bonus(1), bonus(2)]),
    activate: vi.fn(async (id: Bonus['id']) => bonus(Number(id), 'active')),
  }
  const store = new BonusStore(api, { current: 'de' })
  await store.list.load()
  return { store, api }
}

it('activates one bonus at a time and shows it as active', async () => {
  const { store, api } = await create()
  expect(await Promise.all([store.activate(2), store.activate(1)])).toEqual([true, false])
  expect(api.activate.mock.calls).toEqual([[2, { lang: 'de' }]])
  expect(store.active?.id).toBe(2)
  expect(store.activating).toBeNull()
})

it('keeps the error of a failed activation and reads the list again', async () => {
  const { store, api } = await create()
  const error = new ApiError('no', 409)
  api.activate.mockRejectedValueOnce(error)
  expect(await store.activate(1)).toBe(false)
  expect(store.failure).toBe(error)
  expect(api.list).toHaveBeenCalledTimes(2)
  expect(await store.activate(1)).toBe(true)
  expect(store.failure).toBeNull()
})

it('checks the list after an unclear response: a completed activation counts, a lost request is retried once', async () => {
  const { store, api } = await create()
  const lost = new ApiError('lost')
  api.activate.mockRejectedValueOnce(lost)
  expect(await store.activate(1)).toBe(true)
  expect(api.activate).toHaveBeenCalledTimes(2)

  api.activate.mockRejectedValueOnce(lost)
  api.list.mockResolvedValueOnce([bonus(1), bonus(2, 'active')])
  expect(await store.activate(2)).toBe(true)
  expect([api.activate.mock.calls.length, store.active?.id, store.failure]).toEqual([3, 2, null])

  api.activate.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  expect(await store.activate(1)).toBe(false)
  expect([api.activate.mock.calls.length, store.failure]).toEqual([5, lost])
})

it('counts a bonus that another tab activated as activated', async () => {
  const { store, api } = await create()
  api.activate.mockRejectedValueOnce(new ApiError('taken', 409))
  api.list.mockResolvedValueOnce([bonus(1, 'active'), bonus(2)])
  expect([await store.activate(1), api.activate.mock.calls.length, store.active?.id]).toEqual([true, 1, 1])
})

it('refreshes only a list that was read before', async () => {
  const { store, api } = await create()
  store.refresh()
  expect(api.list).toHaveBeenCalledTimes(2)
  const fresh = new BonusStore(api, { current: 'en' })
  fresh.refresh()
  expect(api.list).toHaveBeenCalledTimes(2)
})
