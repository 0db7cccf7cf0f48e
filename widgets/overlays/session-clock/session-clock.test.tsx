// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import SessionClock from './index.tsx'

afterEach(() => vi.useRealTimers())

it('shows the session’s duration, and keeps it up to date', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) })
  const { container } = renderWidget(<SessionClock visible />, { user: player, http: { now: () => Date.now() } })
  expect(container.textContent).toBe('Session: 0 min')
  act(() => vi.advanceTimersByTime(61 * 60_000))
  expect(container.textContent).toBe('Session: 1 hr 1 min')
  expect(container.querySelector('[aria-live], [role=timer], [role=status]')).toBeNull()
})

it('is hidden while consent is asked for', () => {
  const { stores } = renderWidget(<SessionClock visible />, { user: player })
  expect(screen.getByText(/Session:/)).toBeTruthy()
  const room = () => document.documentElement.style.getPropertyValue('--session-clock-height')
  expect(room()).toBe('28px')
  act(() => stores.overlays.open('consent'))
  expect(room()).toBe('')
  expect(screen.queryByText(/Session:/)).toBeNull()
})

it('leaves the bottom to the bet slip on a page with a sportsbook', () => {
  const manifest = { pages: { SPORT: { path: '/sport', visible: true, blocks: [{ use: 'sport' as const }] } } }
  const clock = () => document.querySelector('[data-overlay=session-clock]')!
  const { unmount } = renderWidget(<SessionClock visible />, { user: player, manifest, path: '/sport' })
  expect(clock().hasAttribute('data-above')).toBe(true)
  expect(document.documentElement.hasAttribute('data-clock-above')).toBe(true)
  unmount()
  renderWidget(<SessionClock visible />, { user: player, manifest })
  expect(clock().hasAttribute('data-above')).toBe(false)
  expect(document.documentElement.hasAttribute('data-clock-above')).toBe(false)
})

it('shows what the player won or lost, where the brand does, and reads it again when the balance changes', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12), shouldAdvanceTime: true })
  const position = { currency: 'EUR', deposits: 0, withdrawals: 0, staked: 80, won: 45.5 }
  const get = vi.fn(async () => ({ ...position }))
  const { container, stores } = renderWidget(<SessionClock visible />, {
    user: player,
    manifest: { playerProtection: { spendInView: true } },
    http: { get, now: () => Date.now() },
  })
  const spend = () => container.querySelector('[data-spend]')?.textContent
  await vi.waitFor(() => expect(spend()).toContain('Net result: \u2068-€34.50'))
  position.won = 100
  act(() => stores.session.amend({ balance: 5 }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(spend()).toContain('\u2068€20.00')
  expect(get).toHaveBeenCalledTimes(2)
})
