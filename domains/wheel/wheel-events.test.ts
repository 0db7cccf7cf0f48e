// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeBrowser } from './testing/wheel.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2029, 0, 1) }))
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

async function ready() {
  const browser = new FakeBrowser()
  const opening = browser.open()
  await pass(1)
  return { server: browser.server, tab: await opening }
}

it.each(['ALLOWED', 'NEW', 'IN_PROGRESS'] as const)(
  'reads again on the event %s; one that allows a spin opens the invitation',
  async (status) => {
    const { server, tab } = await ready()
    const read = vi.spyOn(server, 'status')
    tab.store.receiveEvent({ status })
    await pass(1)
    expect([read.mock.calls.length, tab.overlays]).toEqual([1, status === 'IN_PROGRESS' ? [] : ['wheel']])
  },
)

it.each([
  [['ALLOWED'], ['wheel']],
  [['NEW'], ['wheel']],
  [['ALLOWED', 'IN_PROGRESS'], []],
] as const)('an event during a spin counts after its end, the latest of several: %j', async (statuses, expected) => {
  const { server, tab } = await ready()
  void tab.store.spin()
  await pass(10)
  for (const status of statuses) tab.store.receiveEvent({ status })
  await pass(35)
  expect(tab.overlays).toEqual([])
  const read = vi.spyOn(server, 'status')
  await pass(15)
  expect([tab.store.stage, tab.overlays.filter((name) => name === 'wheel')]).toEqual(['idle', expected])
  expect(read.mock.calls.length).toBeGreaterThan(0)
})
