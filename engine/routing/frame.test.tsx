// @vitest-environment jsdom
import { act, screen, renderHook } from '@testing-library/react'
import { expect, it, vi, afterEach, beforeEach } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { Frame, useIsSlow } from './frame.tsx'

const rail = [
  {
    use: 'main-nav' as const,
    items: [{ page: 'PROMOTIONS' as const, icon: 'gift' as const, text: 'page.PROMOTIONS' }],
  },
]
const pages = { SPORT: { visible: true, rail }, PROFILE: { rail: [] } }
const side = () => screen.queryByRole('complementary')
const blockInRail = (use: string) =>
  vi.waitFor(() => expect(side()?.querySelector(`[data-block=${use}]`)).toBeTruthy(), { timeout: 10_000 })

it('shows the rail of the page: its own, none, or the frame’s', async () => {
  const { stores } = renderWidget(<Frame>content</Frame>, { manifest: { pages }, path: '/sport' })
  await blockInRail('main-nav')
  act(() => stores.location.receive('/profile'))
  await vi.waitFor(() => expect(side()).toBeNull())
  act(() => stores.location.receive('/nothing'))
  await blockInRail('category-nav')
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type State = Parameters<typeof useIsSlow>[0]['current']
const started = (ago = 0) => {
  const startedAt = Date.now() - ago
  const { result, rerender } = renderHook(({ current }: { current: State }) => useIsSlow({ current, startedAt }), {
    initialProps: { current: 'loading' as State },
  })
  return {
    isSlow: () => result.current,
    show: (current: State) => rerender({ current }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

it('says so after five seconds, and no longer once the page is ready', () => {
  const { isSlow, show, pass } = started()
  pass(4999)
  expect(isSlow()).toBe(false)
  pass(1)
  expect(isSlow()).toBe(true)
  show('ready')
  expect(isSlow()).toBe(false)
  show('loading')
  expect(isSlow()).toBe(false)
  pass(4999)
  expect(isSlow()).toBe(false)
  pass(1)
  expect(isSlow()).toBe(true)
  show('error')
  expect(isSlow()).toBe(false)
})

it('counts the time since the engine started for the first page, but waits a second', () => {
  const early = started(3000)
  early.pass(1999)
  expect(early.isSlow()).toBe(false)
  early.pass(1)
  expect(early.isSlow()).toBe(true)
  const late = started(9000)
  late.pass(999)
  expect(late.isSlow()).toBe(false)
  late.pass(1)
  expect(late.isSlow()).toBe(true)
})
