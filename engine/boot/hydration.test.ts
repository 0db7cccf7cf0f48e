import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageStateStore } from '../shell/page-state-store.ts'
import { hydration } from './hydration.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts to follow a page whose blocks are ready. */
function follow(boundaries: number) {
  const page = new PageStateStore()
  page.report('block', 'ready')
  const { onHydrated, done } = hydration(boundaries, page)
  const onDone = vi.fn()
  void done.then(onDone)
  const hydrate = async (...ids: string[]) => {
    for (const id of ids) onHydrated(id)
    await vi.advanceTimersByTimeAsync(0)
    return [onDone.mock.calls.length, page.current]
  }
  return { hydrate }
}
const [waiting, over] = [
  [0, 'loading'],
  [1, 'ready'],
]

it('a page is ready once all its boundaries are taken over', async () => {
  const { hydrate } = follow(3)
  expect(await hydrate()).toEqual(waiting)
  expect(await hydrate('a', 'b')).toEqual(waiting)
  expect(await hydrate('c')).toEqual(over)
  expect(vi.getTimerCount()).toBe(0)
})

it('counts a boundary once that React hides and shows again', async () => {
  const { hydrate } = follow(2)
  expect(await hydrate('a', 'a', 'a')).toEqual(waiting)
  expect(await hydrate('b', 'c')).toEqual(over)
})

it('waits five seconds at most for the next one, because a slow device takes longer for all', async () => {
  const { hydrate } = follow(3)
  await vi.advanceTimersByTimeAsync(4000)
  await hydrate('a')
  await vi.advanceTimersByTimeAsync(4999)
  expect(await hydrate()).toEqual(waiting)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hydrate()).toEqual(over)
})
