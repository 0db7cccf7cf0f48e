// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FortuneWheel, WheelStatusAnswer } from '#api'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { fakeAnimations } from './animations.fixture.ts'
import Wheel from './index.tsx'

beforeEach(() => {
  fakeDialogs()
  fakeAnimations()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Renders the page with this status of a wheel. */
async function open(status: WheelStatusAnswer, fortuneWheel: FortuneWheel) {
  const user = { ...player, fortuneWheel }
  const get = async (path: string) => (path === '/auth/me' ? user : status)
  const rendered = renderWidget(<Wheel use="wheel" />, {
    user,
    manifest: { pages: { WHEEL_OF_FORTUNE: { visible: true } } },
    http: { get, now: () => Date.now() },
    path: '/wheel-of-fortune',
  })
  await act(() => vi.advanceTimersByTimeAsync(100))
  return rendered
}

it('shows no bar where the platform does not say how far it is, and counts to the time that the user has', async () => {
  vi.setSystemTime('2029-12-31T21:54:51Z')
  await open({}, { status: 'IN_PROGRESS', stopAt: '2030-01-01T00:00:00Z' })
  expect([screen.queryByRole('progressbar'), screen.queryByText(/%/)]).toEqual([null, null])
  expect(screen.getByText('Wheel in progress')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^02:05:0[89]$/)
})

it('names the awards whose value is not known by their key, and gives each a sector', async () => {
  const awardList = [{ key: 'coin' }, { key: 'coin', value: 5 }, { key: 'lost' }, { key: 'iPhone' }, { key: 'iPhone' }]
  const { container } = await open({ wheelId: 4, awardList }, { status: 'ALLOWED', stopAt: null })
  const prizes = within(screen.getByRole('list', { name: 'Prizes on the wheel' })).getAllByRole('listitem')
  expect(prizes.map(({ textContent }) => textContent)).toEqual(['5 TND', 'Cash prize', 'iPhone', 'No prize'])
  expect(container.querySelectorAll('svg[class*=disc] [class*=ground]')).toHaveLength(5)
})
