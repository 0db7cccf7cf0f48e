// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchVersion } from './watch-version.ts'

const minute = 60_000
const onStale = vi.fn()
const ask = vi.fn<(...request: unknown[]) => Promise<Response>>()
let deployed: unknown
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  onStale.mockReset()
  document.documentElement.dataset.version = '1.0.0+a'
  deployed = { version: '1.0.0+a' }
  ask.mockReset().mockImplementation(async () => Response.json(deployed))
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  stop()
  see(true)
  vi.useRealTimers()
})

function see(seen: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: seen ? 'visible' : 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
const start = async () => {
  stop = watchVersion(onStale)
  await pass(0)
}
const loseChunk = async () => {
  window.dispatchEvent(new Event('vite:preloadError'))
  await pass(0)
}

it('does nothing while the build is the deployed one', async () => {
  await start()
  await pass(31 * minute)
  expect(ask).toHaveBeenCalledTimes(7)
  expect(ask).toHaveBeenLastCalledWith('/version.json', { cache: 'no-store' })
  expect(onStale).not.toHaveBeenCalled()
})

it('reports each other deployed build once', async () => {
  await start()
  deployed = { version: '1.0.0+b' }
  await pass(11 * minute)
  expect(onStale).toHaveBeenCalledTimes(1)
  deployed = { version: '1.0.0+c' }
  await pass(6 * minute)
  expect(onStale).toHaveBeenCalledTimes(2)
  deployed = { version: '1.0.0+a' }
  await pass(11 * minute)
  expect(onStale).toHaveBeenCalledTimes(2)
})

it('reports at once if the page itself is outdated', async () => {
  deployed = { version: '1.0.0+b' }
  await start()
  expect(onStale).toHaveBeenCalledOnce()
})

it('does not check while the page is hidden, and checks when it becomes visible, at most once a minute', async () => {
  await start()
  see(false)
  await pass(30 * minute)
  expect(ask).toHaveBeenCalledTimes(1)
  deployed = { version: '1.0.0+b' }
  see(true)
  await pass(0)
  expect(onStale).toHaveBeenCalledOnce()
  see(false)
  see(true)
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('reports each time that code of the running build is missing', async () => {
  await start()
  await loseChunk()
  await loseChunk()
  expect(onStale).toHaveBeenCalledTimes(2)
})

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where there is no such file', async () => new Response('There is nothing here.', { status: 404 })],
  ['where a page answers', async () => new Response('<!doctype html>')],
  ['where it names no version', async () => Response.json({ version: 7 })],
  ['where it is refused', async () => Response.json({ version: '1.0.0+b' }, { status: 503 })],
])('does nothing %s, even if code fails to load', async (_when, answer) => {
  ask.mockImplementation(answer)
  await start()
  await loseChunk()
  expect(onStale).not.toHaveBeenCalled()
})

it('stops', async () => {
  await start()
  stop()
  deployed = { version: '1.0.0+b' }
  await pass(6 * minute)
  await loseChunk()
  expect(ask).toHaveBeenCalledTimes(1)
})
