// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, renderWidget } from '#testing/render.tsx'
import Countdown from './index.tsx'

/** Two days, three hours, four minutes and five seconds before the moment, which is 07:00 in UTC. */
const now = Date.UTC(2030, 11, 1, 7) - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000
const ahead = 5 * 60_000
const setting = { manifest: { timeZone: 'Europe/Paris' }, http: { now: () => Date.now() - ahead } }
const countdown = <Countdown use="countdown" title="The big draw" until="2030-12-01T08:00" after="It is on" />
const digits = () => screen.getByRole('timer').textContent

beforeEach(() => void vi.useFakeTimers({ now: now + ahead, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('counts down to the brand’s local time by the server’s clock', () => {
  renderWidget(countdown, setting)
  expect(screen.getByRole('region', { name: 'The big draw' })).toBeTruthy()
  expect(digits()).toBe('02Days03Hours04Minutes05Seconds')
  pass(6000)
  expect(digits()).toBe('02Days03Hours03Minutes59Seconds')
})

it('shows its text once the moment has come, or nothing', () => {
  renderWidget(countdown, setting)
  const { container } = renderWidget(<Countdown use="countdown" until="2030-12-01T08:00" />, setting)
  pass(3 * 24 * 3_600_000)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('It is on')).toBeTruthy()
  expect(container.textContent).toBe('')
})

it('says the moment in words that do not change as it ticks, and announces nothing', () => {
  const { container } = renderWidget(countdown, setting)
  expect(container.querySelector('time')!.dateTime).toBe('2030-12-01T07:00:00.000Z')
  expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
})

it('a page’s file has no count, and is taken over in any time zone', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  const { html, errors, container } = await hydrate(inApp(countdown, setting).app)
  expect(html.match(/_skeleton_/g)).toHaveLength(4)
  expect(html).not.toMatch(/>\d+</)
  expect([errors, container.textContent!.includes('05Seconds')]).toEqual([[], true])
  vi.unstubAllEnvs()
})
