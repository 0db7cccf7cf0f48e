import { afterEach, expect, it, vi } from 'vitest'
import { lock } from './locks.ts'

afterEach(() => vi.unstubAllGlobals())

it('gives a lock to one holder at a time until it is released', async () => {
  const release = await lock('money', true)
  expect(await lock('money', true)).toBeNull()
  const waiting = lock('money', false)
  release!()
  const next = await waiting
  expect([typeof next, await lock('money', true)]).toEqual(['function', null])
  next!()
})

it('grants every request in a browser without locks and storage', async () => {
  vi.stubGlobal('navigator', {})
  expect([typeof (await lock('money', true)), typeof (await lock('money', true))]).toEqual(['function', 'function'])
})
