// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { game } from '#testing/games/game.ts'
import { withDomains } from '#engine/shell/stores.ts'
import { knownGameStore } from './known-game-store.ts'
import { forPlayer } from './player.ts'
import { recentStore } from './recent-store.ts'

beforeEach(() => localStorage.clear())

function start(get: () => Promise<unknown>) {
  const stores = withDomains({ manifest: { id: 'aurora' }, http: fakeHttp({ get: get as never }) } as never)
  const recent = stores.get(recentStore)
  recent.follow(true)
  recent.note({ providerId: 'nova', gameId: 'here' })
  forPlayer(stores)
  return { stores, recent }
}

it('reads the games that the player played on any device', async () => {
  const { stores, recent } = start(async () => [game('x', { providerId: 'a b' })])
  await vi.waitFor(() => expect(recent.pending).toBe(false))
  expect(recent.names).toEqual(['a%20b/x', 'nova/here'])
  expect(stores.get(knownGameStore).knows(['a%20b/x'])).toBe(true)
})

it.each([404, 501, 500])('keeps this browser’s list where the platform answers %s', async (status) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { recent } = start(() => Promise.reject(new ApiError('no', status)))
  await vi.waitFor(() => expect(recent.pending).toBe(false))
  expect(recent.names).toEqual(['nova/here'])
})
