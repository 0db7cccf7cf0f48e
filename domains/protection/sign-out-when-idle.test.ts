// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeHttp } from '#testing/fake-http.ts'
import { player } from '#testing/render.tsx'
import { LanguageStore } from '#engine/shell/language-store.ts'
import { createStores } from '#engine/shell/stores.ts'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { activityStore } from './activity-store.ts'
import { idleStore } from './idle-store.ts'
import { signOutWhenIdle } from './sign-out-when-idle.ts'

const { manifest } = readBrands('manifests')[0]!
const minute = 60_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 5, 12) })
})
afterEach(() => vi.useRealTimers())

function start(send = vi.fn(async () => undefined as unknown)) {
  const own = { ...manifest, playerProtection: { ...manifest.playerProtection, idleSignOutMinutes: 30 } }
  vi.spyOn(LanguageStore.prototype, 'fetchText').mockResolvedValue('You were signed out.')
  const stores = createStores(own, fakeHttp({ send, now: () => Date.now() }), createInstance())
  stores.session.receive(player)
  signOutWhenIdle(stores)
  return { send, stores, isAsking: () => stores.overlays.isOpen('idle-sign-out') }
}

it('asks, then signs out once, and tells the next page why', async () => {
  const { send, stores, isAsking } = start()
  await vi.advanceTimersByTimeAsync(29 * minute - 1000)
  expect(isAsking()).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(isAsking()).toBe(true)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(send.mock.calls.map((call: unknown[]) => call.slice(0, 2))).toEqual([['DELETE', '/logout']])
  expect(stores.session.user).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(stores.session.takeEnded()).toBe('You were signed out.')
})

it.each([
  ['a key', () => window.dispatchEvent(new KeyboardEvent('keydown'))],
  ['a touch', () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))],
  ['scrolling', () => document.body.dispatchEvent(new Event('scroll'))],
])('starts again with %s', async (_, act) => {
  const { isAsking } = start()
  await vi.advanceTimersByTimeAsync(28 * minute)
  act()
  await vi.advanceTimersByTimeAsync(28 * minute)
  expect(isAsking()).toBe(false)
})

it('starts again with what a game reports', async () => {
  const { stores, isAsking } = start()
  await vi.advanceTimersByTimeAsync(28 * minute)
  stores.get(activityStore).note()
  await vi.advanceTimersByTimeAsync(28 * minute)
  expect(isAsking()).toBe(false)
})

it('closes the question when the player stays', async () => {
  const { send, stores, isAsking } = start()
  await vi.advanceTimersByTimeAsync(29 * minute + 1000)
  stores.get(idleStore).stay()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect([isAsking(), send.mock.calls.length]).toEqual([false, 0])
})

it('sends a payment under way first', async () => {
  const { send } = start()
  await vi.advanceTimersByTimeAsync(30 * minute - 5000)
  localStorage.setItem('unresolved-payments:1', JSON.stringify({ time: Date.now() }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(send).not.toHaveBeenCalled()
  localStorage.removeItem('unresolved-payments:1')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(send).toHaveBeenCalledOnce()
})

it('tries again where the call fails', async () => {
  const send = vi.fn(async () => undefined as unknown).mockRejectedValueOnce(new Error('no'))
  const { stores } = start(send)
  await vi.advanceTimersByTimeAsync(30 * minute + 2000)
  expect(stores.session.user).not.toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(stores.session.user).toBeNull()
})
