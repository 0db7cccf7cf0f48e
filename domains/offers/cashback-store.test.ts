import { expect, it, vi } from 'vitest'
import type { LastCashback } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { CashbackStore } from './cashback-store.ts'
import { FakeTabs } from '#testing/tabs.ts'
import { writesIn } from '#testing/writes.ts'
import { OverlayStore } from '#engine/shell/overlay-store.ts'

function create(answer: LastCashback, user: object | null = { id: 7, currency: 'TND' }, tab = new FakeTabs().open()) {
  const api = { last: vi.fn(async () => answer), setSeen: vi.fn(async () => undefined as unknown) }
  const overlays = new OverlayStore()
  const session = { user }
  const store = new CashbackStore(api, { overlays, session } as never, writesIn('cashback', tab))
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

it('one of unknown outcome is neither sent nor shown again in any tab, one that was refused is', async () => {
  const tabs = new FakeTabs()
  for (const [id, error] of [
    [5, new ApiError('lost')],
    [6, new ApiError('no', 409, { code: 1 })],
  ] as const) {
    const first = create({ ...paid, id }, undefined, tabs.open())
    first.api.setSeen.mockRejectedValueOnce(error)
    await first.store.load()
    await first.store.seen()
    const next = create({ ...paid, id }, undefined, tabs.open())
    await next.store.load()
    expect(next.store.last?.id).toBe(id === 5 ? undefined : 6)
  }
})

it('two tabs report it once', async () => {
  const tabs = new FakeTabs()
  const [first, second] = [create(paid, undefined, tabs.open()), create(paid, undefined, tabs.open())]
  await Promise.all([first.store.load(), second.store.load()])
  let answer = () => {}
  first.api.setSeen.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)))
  second.api.last.mockResolvedValue({})
  const both = Promise.all([first.store.seen(), second.store.seen()])
  await vi.waitFor(() => expect(first.api.setSeen).toHaveBeenCalled())
  answer()
  await both
  expect(second.api.setSeen).not.toHaveBeenCalled()
})
