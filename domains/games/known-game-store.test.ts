import { expect, it, vi } from 'vitest'
import { game } from '#testing/games/game.ts'
import { knownGameStore } from './known-game-store.ts'
import { type FakeHttp, fakeHttp } from '#testing/fake-http.ts'

const make = (get: FakeHttp['get']) => knownGameStore({ http: fakeHttp({ get: get! }) } as never)

it('reads unknown games and leaves out those that no longer exist', async () => {
  const get = vi.fn(async (_path, _check, { keys }: { keys: string }) => ({
    count: 1,
    rows: keys.includes('b') ? [game('b')] : [],
  }))
  const store = make(get)
  store.receive([game('a')])
  const names = ['aurora/b', 'aurora/gone', 'aurora/a']
  expect([store.knows(names), store.named(names)]).toEqual([false, [game('a')]])
  await Promise.all([store.read(names), store.read(names)])
  expect(get.mock.calls.map(([path, , query]) => [path, query])).toEqual([
    ['/games', { keys: 'aurora/b,aurora/gone', size: 2 }],
  ])
  expect([store.knows(names), store.named(names)]).toEqual([true, [game('b'), game('a')]])
})

it('reports a failure and retries', async () => {
  const get = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ count: 1, rows: [game('b')] })
  const store = make(get)
  await store.read(['aurora/b'])
  expect([store.failed(['aurora/b']), store.knows(['aurora/b'])]).toEqual([true, false])
  await store.read(['aurora/b'])
  expect([store.failed(['aurora/b']), store.named(['aurora/b'])]).toEqual([false, [game('b')]])
})

it('keeps a failed list unchanged while another list reads its missing games', async () => {
  const get = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ count: 1, rows: [game('b')] })
  const store = make(get)
  await store.read(['aurora/a'])
  await store.read(['aurora/b'])
  expect([store.failed(['aurora/a']), store.failed(['aurora/b'])]).toEqual([true, false])
  store.receive([game('a')])
  expect(store.failed(['aurora/a', 'aurora/b'])).toBe(false)
})
