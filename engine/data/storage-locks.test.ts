import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeTabs } from '#testing/tabs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Two tabs of a browser without Web Locks. */
const open = () => {
  const tabs = new FakeTabs(false)
  return [tabs.open().locks, tabs.open().locks, tabs.shared] as const
}

/** Lets the locks settle. */
async function settled<T>(...claims: Promise<T>[]): Promise<T[]> {
  await vi.advanceTimersByTimeAsync(50)
  return Promise.all(claims)
}

it('gives a lock to one tab, of two that claim it at once as well', async () => {
  const [one, two] = open()
  const [first, second] = await settled(one.claim('money'), two.claim('money'))
  expect([typeof first, second]).toEqual(['function', null])
  first!()
  expect(await settled(two.claim('money'))).toEqual([expect.any(Function)])
})

it('waits until the lock is free, however long it is held', async () => {
  const [one, two] = open()
  const [release] = await settled(one.claim('money'))
  const taken = vi.fn()
  void two.wait('money').then(taken)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(taken).not.toHaveBeenCalled()
  release!()
  await vi.advanceTimersByTimeAsync(200)
  expect(taken).toHaveBeenCalledOnce()
})

it('frees the locks of a tab that is left, and after ten seconds those of one that crashed', async () => {
  const [one, two, shared] = open()
  await settled(one.claim('a'), one.claim('b'))
  one.releaseAll()
  expect(shared.length).toBe(0)
  shared.setItem('lock:a', JSON.stringify({ owner: 'gone', until: Date.now() + 10_000 }))
  expect(await settled(two.claim('a'))).toEqual([null])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await settled(two.claim('a'))).toEqual([expect.any(Function)])
})

it('ignores what is no lease', async () => {
  const [one, , shared] = open()
  for (const text of ['{', '7', 'null', '{"until":1e99}']) {
    shared.setItem('lock:a', text)
    const [release] = await settled(one.claim('a'))
    expect(release).not.toBeNull()
    release!()
  }
})
