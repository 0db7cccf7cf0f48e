// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NotSent } from '#engine/data/api-error.ts'
import { win } from './testing/wheel-server.ts'
import { FakeBrowser } from './testing/wheel.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2029, 0, 1) }))
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

async function ready() {
  const browser = new FakeBrowser()
  const opening = browser.open()
  await pass(1)
  return { browser, server: browser.server, tab: await opening }
}

it('reports an unavailable result as unknown, and neither starts nor deletes the wheel by itself', async () => {
  const { browser, server, tab } = await ready()
  server.losesPut = true
  server.saysAward = false
  void tab.store.spin()
  await pass(60)
  expect([tab.store.unknownResult, server.puts, server.deletes, browser.shown]).toEqual([true, [41], 0, []])
  expect([tab.balance, tab.store.stage, tab.store.status]).toEqual([server.balance, 'idle', 'ALLOWED'])
  const again = await Promise.all([tab.reload(), pass(2)])
  expect([again[0].store.unknownResult, server.puts]).toEqual([true, [41]])
})

it.each([401, 404, 408, 429, 500, 503])(
  'keeps a wheel that %s answers for, and the player may spin it',
  async (status) => {
    const { browser, server, tab } = await ready()
    server.refusal = new ApiError('no', status, { message: 'no' })
    void tab.store.spin()
    await pass(60)
    expect([tab.store.unknownResult, server.deletes, browser.shown]).toEqual([true, 0, []])
    server.refusal = null
    void tab.store.spin()
    await pass(60)
    expect([tab.store.unknownResult, server.deletes, browser.shown]).toEqual([false, 1, [win]])
  },
)

it('shows the prize of a wheel that was spun although the answer was a refusal that proves nothing', async () => {
  const { browser, server, tab } = await ready()
  server.losesPut = new ApiError('no', 404, { message: 'no' })
  void tab.store.spin()
  await pass(90)
  expect([server.puts, server.deletes, browser.shown]).toEqual([[41], 1, [win]])
})

it('is not started while the player is not confirmed: nothing is unknown, and the player may spin it', async () => {
  const { browser, server, tab } = await ready()
  server.refusal = new NotSent('the player is not confirmed')
  const spun = tab.store.spin().catch((error: unknown) => error)
  await pass(60)
  await spun
  expect([tab.store.unknownResult, tab.store.stage, server.puts, server.deletes]).toEqual([false, 'idle', [], 0])
  server.refusal = null
  void tab.store.spin()
  await pass(60)
  expect([server.deletes, browser.shown]).toEqual([1, [win]])
})
