// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { tabStorage } from '#engine/data/storage.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { wheel } from './index.ts'
import { isPending, setPending } from './pending-spin.ts'
import { FakeBrowser } from './testing/wheel.ts'
import { wheelStore } from './wheel-store.ts'

afterEach(() => void vi.useRealTimers())

it('clears the pending flag once the user is read or signs in (spec §4), not while nobody is signed in', () => {
  const { stores } = renderWidget(null)
  wheel.start?.(stores)
  setPending(tabStorage, { userId: player.id, wheelId: 3, until: Date.now() + 30_000 })
  stores.session.receive(null)
  expect(isPending(tabStorage, player.id, 3)).toBe(true)
  stores.session.receive(player)
  expect(isPending(tabStorage, player.id, 3)).toBe(false)
})

it('marks the wheel as pending for 30 seconds from the spin (spec §4)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2029, 0, 1) })
  const opening = new FakeBrowser().open()
  await vi.advanceTimersByTimeAsync(1000)
  const tab = await opening
  const pending = () => isPending(tab.browserTab.tab, 7, 41)
  expect(pending()).toBe(false)
  void tab.store.spin()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(pending()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(pending()).toBe(false)
})

it('the wheel’s status is FORBIDDEN without a player (spec §4)', () => {
  const { stores } = renderWidget(null)
  expect(stores.get(wheelStore).status).toBe('FORBIDDEN')
})
