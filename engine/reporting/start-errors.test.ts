// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startErrors } from './start-errors.ts'

const ask = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.dataset.version = '1.0.0+a'
  ask.mockReset().mockRejectedValue(new TypeError('blocked'))
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.useRealTimers()
  delete window.earlyErrors
  Reflect.deleteProperty(document, 'visibilityState')
})

const start = () =>
  startErrors({
    brand: 'lumina',
    errors: { address: 'https://errors.example/', share: 50 },
    page: () => 'MAIN',
    secrets: () => ['claire'],
  })
const sent = () => ask.mock.calls.map(([, { body }]) => JSON.parse(body as string))

it('reports what was noted before the start, and what is noted after', async () => {
  const early: unknown[] = [['error', new Error('before claire')]]
  window.earlyErrors = early
  start()
  expect(window.earlyErrors.length).toBe(0)
  window.earlyErrors.push(['error', new Error('after')])
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent()).toMatchObject([
    {
      brand: 'lumina',
      version: '1.0.0+a',
      share: 50,
      reports: [{ message: 'Error: before [player]' }, { message: 'Error: after' }],
    },
  ])
})

it('sends without cookies, referrer or preflight, and survives the page', async () => {
  window.earlyErrors = [['error', new Error('a')]] as unknown[]
  start()
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ask).toHaveBeenCalledOnce()
  const [address, request] = ask.mock.lastCall!
  expect(address).toBe('https://errors.example/')
  expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(
    new Request('https://brand.example', { method: 'POST', body: request.body ?? null }).headers.get('content-type'),
  ).toContain('text/plain')
})

it('does nothing on a visit that is not sampled', async () => {
  start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([window.earlyErrors, ask.mock.calls.length]).toEqual([undefined, 0])
})
