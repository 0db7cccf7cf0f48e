// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { win } from './testing/wheel-server.ts'
import { FakeBrowser } from './testing/wheel.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2029, 0, 1) }))
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

async function spun(reveal: 'after-result' | 'on-award' = 'after-result') {
  const browser = new FakeBrowser()
  const opening = browser.open(reveal)
  await pass(1)
  const tab = await opening
  void tab.store.spin()
  return { browser, server: browser.server, tab }
}

it.each([
  ['while it waits', 12, 50.9],
  ['while it turns to the prize', 40, 50.9],
] as const)('a reload %s changes nothing of when the prize is shown', async (_when, at, shownAt) => {
  const { browser, tab } = await spun()
  await pass(at)
  void tab.reload()
  await pass(shownAt - at - 0.7)
  expect(browser.shown).toEqual([])
  await pass(1.6)
  expect(browser.shown).toEqual([win])
})

it.each(['after-result', 'on-award'] as const)('shows a result that is there at once (%s)', async (reveal) => {
  const { browser, tab } = await spun(reveal)
  await pass(5)
  tab.close()
  await pass(120)
  void browser.open(reveal)
  await pass(1.5)
  expect(browser.shown).toEqual([win])
})

it('turns while a reloaded page asks for the wheel, however long the answer takes', async () => {
  const { browser, tab } = await spun()
  await pass(10)
  const again = await Promise.all([tab.reload(), pass(0.25)]).then(([each]) => each)
  again.online = false
  for (let second = 0; second < 20; second++) {
    await pass(1)
    expect(again.store.isTurning).toBe(true)
  }
  again.online = true
  await pass(40)
  expect(browser.shown).toEqual([win])
  expect(again.store.isTurning).toBe(false)
})

it('knows when the result is due and since when it turns, over a reload too', async () => {
  const began = Date.now() + 1000
  const { tab } = await spun()
  await pass(10)
  expect(tab.store.times).toEqual({ resultAt: began + 30_000, turnsAt: undefined })
  await pass(25)
  const { times } = tab.store
  expect(times?.turnsAt).toBeGreaterThanOrEqual(began + 30_000)
  const again = await Promise.all([tab.reload(), pass(1)]).then(([each]) => each)
  expect(again.store.times).toEqual(times)
  await pass(30)
  expect(again.store.times).toBeUndefined()
})
