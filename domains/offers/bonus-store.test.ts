import { describe, expect, it, vi } from 'vitest'
import type { Bonus } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { FakeTabs } from '#testing/tabs.ts'
import { writesIn } from '#testing/writes.ts'
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

async function create(tab = new FakeTabs().open()) {
  const api = {
    list: vi.fn(async () => [bonus(1), bonus(2)]),
    activate: vi.fn(async (id: Bonus['id']) => bonus(Number(id), 'active')),
  }
  const store = new BonusStore(api, { current: 'de' }, writesIn('bonus', tab))
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
  const error = new ApiError('no', 409, { code: 140 })
  api.activate.mockRejectedValueOnce(error)
  expect(await store.activate(1)).toBe(false)
  expect(store.failure).toBe(error)
  expect(api.list).toHaveBeenCalledTimes(2)
  expect(await store.activate(1)).toBe(true)
  expect(store.failure).toBeNull()
})

describe('after an unclear response', () => {
  const lost = new ApiError('lost')

  it('an activation that the list has counts', async () => {
    const { store, api } = await create()
    api.activate.mockRejectedValueOnce(lost)
    api.list.mockResolvedValueOnce([bonus(1), bonus(2, 'active')])
    expect(await store.activate(2)).toBe(true)
    expect([api.activate.mock.calls.length, store.active?.id, store.failure, store.unknown]).toEqual([1, 2, null, null])
  })

  it.each([undefined, 401, 404, 408, 429, 500, 503])(
    'of status %s, it is sent again only when the player says so, and the list has it as available',
    async (status) => {
      const { store, api } = await create()
      api.activate.mockRejectedValueOnce(new ApiError('no', status, { message: 'no' }))
      expect(await store.activate(1)).toBe(false)
      expect([api.activate.mock.calls.length, store.unknown, store.failure]).toEqual([1, 1, null])
      expect(await store.activate(1)).toBe(true)
      expect([api.activate.mock.calls.length, store.unknown]).toEqual([2, null])
    },
  )

  it('another page asks first', async () => {
    const tabs = new FakeTabs()
    const first = await create(tabs.open())
    first.api.activate.mockRejectedValueOnce(lost)
    await first.store.activate(1)
    const { store, api } = await create(tabs.open())
    expect([await store.activate(1), store.unknown, api.activate.mock.calls.length]).toEqual([false, 1, 0])
    expect([await store.activate(1), api.activate.mock.calls.length]).toEqual([true, 1])
  })
})

it('another tab waits for an activation, and sends none', async () => {
  const tabs = new FakeTabs()
  const [first, second] = [await create(tabs.open()), await create(tabs.open())]
  let arrive = (_made: Bonus) => {}
  first.api.activate.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  second.api.list.mockResolvedValueOnce([bonus(1, 'active'), bonus(2)])
  const both = Promise.all([first.store.activate(1), second.store.activate(1)])
  await Promise.resolve()
  arrive(bonus(1, 'active'))
  expect([await both, second.api.activate.mock.calls.length]).toEqual([[true, true], 0])
})

it('learns from the list that a slow activation was carried out', async () => {
  vi.useFakeTimers()
  const { store, api } = await create()
  api.activate.mockReturnValueOnce(new Promise(() => {}))
  const activated = store.activate(1)
  await vi.advanceTimersByTimeAsync(39_000)
  expect([store.activating, api.activate.mock.calls.length]).toEqual([1, 1])
  api.list.mockResolvedValueOnce([bonus(1, 'active'), bonus(2)])
  await vi.advanceTimersByTimeAsync(1000)
  expect([await activated, store.active?.id]).toEqual([true, 1])
  vi.useRealTimers()
})

it('counts a bonus that another tab activated as activated', async () => {
  const { store, api } = await create()
  api.activate.mockRejectedValueOnce(new ApiError('taken', 409, { code: 140 }))
  api.list.mockResolvedValueOnce([bonus(1, 'active'), bonus(2)])
  expect([await store.activate(1), api.activate.mock.calls.length, store.active?.id]).toEqual([true, 1, 1])
})

it('refreshes only a list that was read before', async () => {
  const { store, api } = await create()
  store.refresh()
  expect(api.list).toHaveBeenCalledTimes(2)
  const fresh = new BonusStore(api, { current: 'en' }, writesIn('bonus'))
  fresh.refresh()
  expect(api.list).toHaveBeenCalledTimes(2)
})
