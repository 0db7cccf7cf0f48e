// @vitest-environment jsdom
import { autorun, reaction, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { start, win } from './testing/wheel-server.ts'
import { FakeBrowser, type FakeTab } from './testing/wheel.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2029, 0, 1) }))
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

async function until(holds: () => boolean) {
  for (let step = 0; !holds(); step++) {
    if (step > 4000) throw new Error('it never came to this')
    await vi.advanceTimersByTimeAsync(50)
  }
}

async function ready() {
  const browser = new FakeBrowser()
  const opening = browser.open()
  await pass(1)
  return { browser, server: browser.server, tab: await opening }
}

/** Opens, closes or reloads tabs while the clock runs. */
async function during<T>(action: Promise<T>): Promise<T> {
  await pass(1)
  return action
}

type Scene = Awaited<ReturnType<typeof ready>>

const stages: Record<string, (scene: Scene) => boolean> = {
  'before the PUT': () => true,
  'PUT in flight': ({ tab }) => tab.inFlight === 'spin',
  waiting: ({ tab }) => tab.store.stage === 'waiting',
  'result fetch': ({ tab }) => tab.store.stage === 'fetching' && tab.inFlight === 'status',
  turning: ({ tab }) => tab.store.stage === 'turning',
  finish: ({ browser }) => browser.shown.length === 1,
  'DELETE in flight': ({ tab }) => tab.inFlight === 'finish',
  refetch: ({ tab, server }) => server.deletes === 1 && tab.inFlight === 'status',
}

const disturbances: Record<string, (scene: Scene) => Promise<FakeTab>> = {
  reload: ({ tab }) => during(tab.reload()),
  offline: async ({ tab }) => {
    tab.online = false
    void tab.store.spin()
    await pass(12)
    tab.online = true
    return tab
  },
  'reopened tab': async ({ browser, tab }) => {
    tab.close()
    await pass(3)
    return during(browser.open())
  },
  'second tab': async ({ browser }) => {
    const second = await during(browser.open())
    void second.store.spin()
    return second
  },
  'socket drop': async ({ tab, server }) => {
    const { balance } = server
    tab.session.receiveChange({ balance, bonusBalance: 2 })
    tab.store.receiveEvent({ status: 'ALLOWED' })
    await during(tab.session.load())
    return tab
  },
}

describe('whatever happens at any stage: one PUT, one prize, the server’s balance', () => {
  let cells = 0
  for (const [stage, reached] of Object.entries(stages)) {
    for (const [disturbance, disturb] of Object.entries(disturbances)) {
      it(`${stage} × ${disturbance}`, async () => {
        const scene = await ready()
        const { browser, server, tab } = scene
        if (stage !== 'before the PUT') void tab.store.spin()
        await until(() => reached(scene))
        const after = await disturb(scene)
        if (stage === 'before the PUT') void after.store.spin()
        await pass(150)
        expect(server.puts).toEqual([41])
        expect(browser.shown).toEqual([win])
        expect(server.balance).toBe(start + (win.value ?? 0))
        for (const each of browser.tabs)
          expect([each.balance, each.store.stage, each.store.status]).toEqual([server.balance, 'idle', 'IN_PROGRESS'])
        expect(browser.tabs.length).toBe(disturbance === 'second tab' ? 2 : 1)
        cells++
      })
    }
  }
  it('covers 8 × 5 cells', () => expect(cells).toBe(40))
})

it.each(['after-result', 'on-award'] as const)(
  'shows b until the finish and b + win after it, whatever the server reports meanwhile (%s)',
  async (reveal) => {
    const browser = new FakeBrowser()
    const opening = browser.open(reveal)
    await pass(1)
    const tab = await opening
    const shown: [number, number | undefined][] = []
    const began = Date.now()
    const stop = reaction(
      () => tab.balance,
      (balance) => shown.push([Date.now() - began, balance]),
      { fireImmediately: true },
    )
    void tab.store.spin()
    let gone = 0
    for (const second of [5, 31, 45]) {
      await pass(second - gone)
      gone = second
      tab.session.receiveChange({ balance: browser.server.balance, bonusBalance: 2 })
      void tab.session.load()
    }
    const finish = reveal === 'on-award' ? 20_700 : 50_900
    await pass(60)
    stop()
    expect(shown[0]).toEqual([0, start])
    expect(shown[1]![1]).toBe(Math.round((start + (win.value ?? 0)) * 10) / 10)
    expect(Math.abs(shown[1]![0] - finish)).toBeLessThan(300)
    expect(shown.slice(2).map(([, balance]) => balance)).toEqual([browser.server.balance])
    expect(tab.balance).toBe(start + (win.value ?? 0))
  },
)

it('releases the balance when the player leaves the page, and adds nothing at the finish', async () => {
  const { browser, server, tab } = await ready()
  void tab.store.spin()
  await pass(10)
  expect(tab.balance).toBe(start)
  runInAction(() => (tab.page = 'MAIN'))
  await pass(1)
  expect(tab.balance).toBe(server.balance)
  await pass(60)
  expect([tab.balance, browser.shown.length]).toEqual([server.balance, 1])
})

it('holds the balance of a reloaded tab until the finish', async () => {
  const { tab } = await ready()
  void tab.store.spin()
  await pass(10)
  const again = await during(tab.reload())
  expect(again.balance).toBe(start)
  await pass(15)
  expect(again.balance).toBe(start)
})

it('refuses with one DELETE, then shows the server’s state', async () => {
  const { server, tab } = await ready()
  await during(tab.store.refuse())
  await pass(1)
  expect([server.deletes, server.puts, tab.store.status, tab.store.stage]).toEqual([1, [], 'IN_PROGRESS', 'idle'])
})

it('counts down to zero by the server’s clock, never below, and reads again at zero', async () => {
  const { server, tab } = await ready()
  await during(tab.store.refuse())
  const status = vi.spyOn(server, 'status')
  tab.session.amend({ fortuneWheel: { status: 'IN_PROGRESS', stopAt: new Date(Date.now() + 3_725_000).toISOString() } })
  expect(tab.store.secondsLeft).toBe(3725)
  const seen: number[] = []
  const stop = autorun(() => seen.push(tab.store.secondsLeft!))
  status.mockReturnValue({ progress: 100, endTime: new Date(Date.now() + 3_725_000).toISOString() })
  await pass(3)
  expect(seen).toEqual([3725, 3724, 3723, 3722])
  await pass(3_900)
  expect(tab.store.secondsLeft).toBe(0)
  expect(status).toHaveBeenCalledOnce()
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
