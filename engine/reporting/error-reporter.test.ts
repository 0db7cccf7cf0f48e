import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ErrorReports } from '#api'
import { ErrorReporter } from './error-reporter.ts'

const send = vi.fn<(reports: ErrorReports) => void>()
let page = 'MAIN'
const reporter = () => new ErrorReporter({ brand: 'lumina', version: '1.0.0+a', share: 25, page: () => page, send })
const fault = (message: string) => ({ kind: 'error' as const, message, stack: ['f /a.js:1:1'] })

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
  page = 'MAIN'
})
afterEach(() => vi.useRealTimers())

it('sends simultaneous errors together, with brand, version, share and page', () => {
  const one = reporter()
  one.receive(fault('a'))
  page = 'GAMES'
  one.receive({ kind: 'policy', message: 'b' })
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(send.mock.calls).toEqual([
    [
      {
        brand: 'lumina',
        version: '1.0.0+a',
        share: 25,
        reports: [
          { kind: 'error', page: 'MAIN', message: 'a', stack: ['f /a.js:1:1'], count: 1 },
          { kind: 'policy', page: 'GAMES', message: 'b', count: 1 },
        ],
      },
    ],
  ])
})

it('counts repeated errors and sends them once', () => {
  const one = reporter()
  for (let time = 0; time < 50; time++) one.receive(fault('a'))
  vi.advanceTimersByTime(2000)
  expect(send.mock.lastCall?.[0].reports).toMatchObject([{ count: 50 }])
  one.receive(fault('a'))
  vi.advanceTimersByTime(60_000)
  expect(send).toHaveBeenCalledOnce()
})

it('sends at most once in ten seconds, and at most twenty errors per visit', () => {
  const one = reporter()
  for (let time = 0; time < 30; time++) {
    one.receive(fault(`fault ${time}`))
    vi.advanceTimersByTime(1000)
  }
  vi.advanceTimersByTime(60_000)
  expect(send.mock.calls.length).toBeLessThanOrEqual(3)
  expect(send.mock.calls.flatMap(([{ reports }]) => reports)).toHaveLength(20)
})

it('sends pending errors when the page is hidden, and nothing if there are none', () => {
  const one = reporter()
  one.flush()
  expect(send).not.toHaveBeenCalled()
  one.receive(fault('a'))
  one.flush()
  expect(send).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(send).toHaveBeenCalledOnce()
})
