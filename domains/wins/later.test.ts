import { observable, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import type { Stores } from '#engine/shell/stores.ts'
import { later } from './later.ts'

/** Stores of a brand whose main page has these blocks. */
const storesWith = (...blocks: object[]) => {
  const load = vi.fn(async () => undefined)
  const store = { receive: () => undefined, info: { status: 'ready', load } }
  const frame = { header: [{ use: 'logo' }], rail: [], footer: [], bottomBar: [] }
  const manifest = { pages: { MAIN: { blocks }, GAMES: { blocks: [] } }, frame, playerProtection: {} }
  const location = observable({ page: 'MAIN' })
  return { load, location, stores: { manifest, location, get: () => store } as unknown as Stores }
}
const block = { use: 'recent-wins', limit: 5 }
const connection = { user: Promise.resolve(), isCurrent: () => true }

it.each([
  ['on a page', [block]],
  ['in columns', [{ use: 'columns', columns: [{ blocks: [block] }] }]],
])('listens for everybody where the block is %s, and reads again after a reconnect', async (_where, blocks) => {
  const on = vi.fn()
  const { stores, load } = storesWith(...blocks)
  later.listen!(on, stores)
  await vi.waitFor(() => expect(on).toHaveBeenCalled())
  expect([on.mock.lastCall![0], on.mock.lastCall![3]]).toEqual(['win', { everyMs: 4000, forVisitors: true }])
  await later.resync!(stores, connection)
  expect(load).toHaveBeenCalledOnce()
})

it('waits until a page with the block is open', async () => {
  const on = vi.fn()
  const { stores, location } = storesWith(block)
  runInAction(() => (location.page = 'GAMES'))
  later.listen!(on, stores)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(on).not.toHaveBeenCalled()
  runInAction(() => (location.page = 'MAIN'))
  await vi.waitFor(() => expect(on).toHaveBeenCalled())
})

it('does nothing where no page has the block', async () => {
  const on = vi.fn()
  const { stores, load } = storesWith({ use: 'banners', place: 'home' })
  later.listen!(on, stores)
  await later.resync!(stores, connection)
  expect([on.mock.calls, load.mock.calls]).toEqual([[], []])
})
