import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChannelLocks } from './channel-locks.ts'

/** A channel without a browser: each message reaches all others of the same name, one microtask later. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>()
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    FakeChannel.open.add(this)
  }

  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeChannel.open.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets the locks settle. */
async function settled<T>(...claims: Promise<T>[]): Promise<T[]> {
  await vi.advanceTimersByTimeAsync(100)
  return Promise.all(claims)
}
const held = expect.any(Function)

it('gives a lock to one tab until it is released', async () => {
  const [one, two] = [new ChannelLocks(), new ChannelLocks()]
  const [release] = await settled(one.claim('money'))
  expect(await settled(two.claim('money'), one.claim('money'), two.claim('other'))).toEqual([null, null, held])
  release!()
  expect(await settled(two.claim('money'))).toEqual([held])
})

it('gives a lock to one of many tabs that claim it at once, and of two within one tab', async () => {
  for (let round = 0; round < 50; round++) {
    const tabs = Array.from({ length: 5 }, () => new ChannelLocks())
    const claims = await settled(...tabs.map((tab) => tab.claim('money')), tabs[0]!.claim('money'))
    expect(claims.filter(Boolean)).toHaveLength(1)
    for (const tab of tabs) tab.releaseAll()
  }
})

it('gives a lock to one tab when another claims it before the first has settled', async () => {
  const [one, two] = [new ChannelLocks(), new ChannelLocks()]
  const first = one.claim('money')
  await vi.advanceTimersByTimeAsync(99)
  const [a, b] = await settled(first, two.claim('money'))
  expect([a, b].filter(Boolean)).toHaveLength(1)
})

it('waits until the lock is free, and takes over those of a tab that is left', async () => {
  const [one, two] = [new ChannelLocks(), new ChannelLocks()]
  await settled(one.claim('money'))
  const taken = vi.fn()
  void two.wait('money').then(taken)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(taken).not.toHaveBeenCalled()
  one.releaseAll()
  await vi.advanceTimersByTimeAsync(300)
  expect(taken).toHaveBeenCalledOnce()
})
