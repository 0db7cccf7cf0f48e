import { expect, it, vi } from 'vitest'
import { lock } from './locks.ts'

it('gives a lock to one holder at a time until it is released', async () => {
  const release = await lock('money', true)
  expect(await lock('money', true)).toBeNull()
  const waiting = lock('money', false)
  release!()
  const next = await waiting
  expect([typeof next, await lock('money', true)]).toEqual(['function', null])
  next!()
})

it.each([
  ['locks', {}],
  ['permission for locks', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
])('gives a lock to one holder at a time in a browser without %s and storage', async (_what, navigator) => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', navigator)
  const release = await lock('bets', true)
  expect([typeof release, await lock('bets', true)]).toEqual(['function', null])
  release!()
  const next = await lock('bets', true)
  expect(typeof next).toBe('function')
  next!()
})
