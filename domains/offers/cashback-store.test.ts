import { expect, it, vi } from 'vitest'
import type { LastCashback } from '#api'
import { CashbackStore } from './cashback-store.ts'
import { OverlayStore } from '#engine/shell/overlay-store.ts'

function create(answer: LastCashback, user: object | null = { id: 7, currency: 'TND' }) {
  const api = { last: vi.fn(async () => answer), setSeen: vi.fn(async () => undefined as unknown) }
  const overlays = new OverlayStore()
  const session = { user }
  const store = new CashbackStore(api, { overlays, session } as never)
  return { store, api, overlays, session }
}

const paid = { id: 5, amount: 12.5, currency: 'EUR' }

it.each<[LastCashback, boolean]>([
  [paid, true],
  [{ id: 5, amount: 12.5 }, true],
  [{}, false],
  [{ id: null, amount: null, currency: null }, false],
  [{ id: 5, amount: 0, currency: 'TND' }, false],
  [{ id: 5, amount: -1, currency: 'TND' }, false],
  [{ amount: 12.5, currency: 'TND' }, false],
])('%j opens its overlay: %s', async (answer, opens) => {
  const { store, overlays } = create(answer)
  await store.load()
  expect([overlays.isOpen('cashback'), store.last !== undefined]).toEqual([opens, opens])
})

it('uses the player’s currency when the server names none', async () => {
  const { store } = create({ id: 5, amount: 1 })
  await store.load()
  expect(store.last).toEqual({ id: 5, amount: 1, currency: 'TND' })
})

it('clears a closed cashback and reports it once, even if the call fails, and does not show it again in this tab', async () => {
  const { store, api, overlays } = create(paid)
  api.setSeen.mockRejectedValue(new Error('offline'))
  await store.load()
  const seeing = store.seen()
  expect([store.last, overlays.isOpen('cashback')]).toEqual([undefined, false])
  await Promise.all([seeing, store.seen()])
  expect(api.setSeen.mock.calls).toEqual([[5]])

  await store.load()
  expect(overlays.isOpen('cashback')).toBe(false)
  api.last.mockResolvedValue({ ...paid, id: 6 })
  await store.load()
  expect(store.last?.id).toBe(6)
})

it('closes when another tab has reported it as seen; a failed read changes nothing', async () => {
  const { store, api, overlays } = create(paid)
  await store.load()
  api.last.mockRejectedValueOnce(new Error('offline'))
  await store.load()
  expect(overlays.isOpen('cashback')).toBe(true)
  api.last.mockResolvedValue({})
  await store.load()
  expect(overlays.isOpen('cashback')).toBe(false)
})

it('shows the response of the last call while an earlier one is pending', async () => {
  const { store, api } = create(paid)
  const answers: ((answer: LastCashback) => void)[] = []
  api.last.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const calls = [store.load(), store.load()]
  answers[1]!({ ...paid, id: 6 })
  await calls[1]
  expect(store.last?.id).toBe(6)
  answers[0]!(paid)
  await calls[0]
  expect(store.last?.id).toBe(6)
})

it('is not read for visitors; a response for a previous player is dropped', async () => {
  const { store, api, session, overlays } = create(paid)
  const loading = store.load()
  session.user = null
  await loading
  await store.load()
  expect([api.last.mock.calls.length, overlays.isOpen('cashback')]).toEqual([1, false])
})
