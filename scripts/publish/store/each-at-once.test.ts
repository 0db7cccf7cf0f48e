import { expect, it } from 'vitest'
import { eachAtOnce } from './each-at-once.ts'

it('works on some items at once, and on all', async () => {
  let [working, most] = [0, 0]
  const done: number[] = []
  await eachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++working)
    await new Promise((resolve) => setImmediate(resolve))
    done.push(item)
    working--
  })
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]])
})

it('begins nothing after a failure, and ends only when nothing is at work any more', async () => {
  const begun: number[] = []
  let ended = 0
  const work = async (item: number) => {
    begun.push(item)
    if (item === 1) throw new Error('planted')
    await new Promise((resolve) => setImmediate(resolve))
    ended++
  }
  await expect(eachAtOnce([1, 2, 3, 4], 2, work)).rejects.toThrow('planted')
  expect([begun, ended]).toEqual([[1, 2], 1])
})
