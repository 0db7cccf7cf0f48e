// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { recentStore } from './recent-store.ts'

const make = () => recentStore({ manifest: { id: 'aurora' } } as never)
const note = (store: ReturnType<typeof make>, ...ids: string[]) =>
  ids.forEach((gameId) => store.note({ providerId: 'nova', gameId }))

beforeEach(() => localStorage.clear())

it('keeps opened games, each once, latest first, at most twenty-four', () => {
  const store = make()
  note(store, 'a', 'b', 'a')
  expect(make().names).toEqual(['nova/a', 'nova/b'])
  note(store, ...Array.from({ length: 30 }, (_, index) => `x${index}`))
  expect(make().names).toHaveLength(24)
})

it('keeps a visitor’s games at sign-in, and nothing after sign-out', () => {
  const store = make()
  note(store, 'a')
  store.follow(true)
  note(store, 'b')
  expect(store.names).toEqual(['nova/b', 'nova/a'])
  store.follow(false)
  expect(store.names).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing if the session ended while the page was closed', () => {
  const store = make()
  store.follow(true)
  note(store, 'a')
  const next = make()
  next.follow(false)
  expect(next.names).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('merges the games of two tabs', () => {
  const [one, other] = [make(), make()]
  note(one, 'a')
  note(other, 'b')
  note(one, 'c')
  expect(one.names).toEqual(['nova/c', 'nova/b', 'nova/a'])
})

it('adds what the platform knows of the player, before this browser’s own', () => {
  const store = make()
  note(store, 'a', 'b')
  expect(store.pending).toBe(false)
  store.receive(['nova/x'])
  expect(store.names).toEqual(['nova/b', 'nova/a'])
  store.follow(true)
  expect(store.pending).toBe(true)
  store.receive(['nova/x', 'nova/a'])
  expect([store.pending, store.names]).toEqual([false, ['nova/x', 'nova/a', 'nova/b']])
})
