import { afterEach, expect, it, vi } from 'vitest'
import { lock } from './locks.ts'

afterEach(() => vi.unstubAllGlobals())

it('gives a name to one holder at a time, until it is given back', async () => {
  const release = await lock('money', true)
  expect(await lock('money', true)).toBeNull()
  const waiting = lock('money', false)
  release!()
  const next = await waiting
  expect([typeof next, await lock('money', true)]).toEqual(['function', null])
  next!()
})

it('gives it to everybody where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  expect([typeof (await lock('money', true)), typeof (await lock('money', true))]).toEqual(['function', 'function'])
})
