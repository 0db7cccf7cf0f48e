// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idleStore } from '#domains/protection/idle-store.ts'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'
import IdleSignOut from './index.tsx'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 5, 12), shouldAdvanceTime: false })
})
afterEach(() => vi.useRealTimers())

it('counts down, and stays when the player says so', () => {
  const { stores, container } = renderWidget(<IdleSignOut visible />, {
    user: player,
    manifest: { playerProtection: { idleSignOutMinutes: 30 } },
    http: { now: () => Date.now() },
  })
  const idle = stores.get(idleStore)
  act(() => vi.advanceTimersByTime(29 * 60_000 + 15_000))
  const left = () => container.querySelector('[data-left]')?.textContent
  expect(left()).toBe('45 seconds')
  act(() => vi.advanceTimersByTime(5000))
  expect(left()).toBe('40 seconds')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click())
  expect(idle.left).toBe(30 * 60_000)
})
