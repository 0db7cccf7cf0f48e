import { autorun } from 'mobx'
import { expect, it, vi } from 'vitest'
import type { GameList, GamesQuery } from '#api'
import { GameListing } from './game-listing.ts'

const size = 10
const answer = async ({ page = 1 }: GamesQuery): Promise<GameList> =>
  ({
    count: 95,
    rows: Array.from({ length: size }, (_, index) => ({ id: String((page - 1) * size + index) })),
  }) as unknown as GameList

const make = (read = vi.fn(answer)) => ({ read, listing: new GameListing({ category: 'new', size }, read) })

it('reads the pages that contain the indexes, each once, in any order', async () => {
  const { listing, read } = make()
  listing.ensure(58, 61)
  listing.ensure(60, 69)
  expect(read.mock.calls.map(([{ page }]) => page)).toEqual([6, 7])
  expect(read.mock.calls[0]).toEqual([{ category: 'new', size, page: 6 }])
  expect(listing.count).toBeUndefined()
  await vi.waitFor(() => expect(listing.count).toBe(95))
  expect([listing.at(58)?.id, listing.at(61)?.id, listing.at(0), listing.at(70)]).toEqual([
    '58',
    '61',
    undefined,
    undefined,
  ])
})

it('reports a failure and reads that page again', async () => {
  const { listing, read } = make(vi.fn(answer).mockRejectedValueOnce(new Error('lost')))
  listing.ensure(0, 15)
  await vi.waitFor(() => expect(listing.failed).toBe(true))
  listing.ensure(0, 15)
  expect(read).toHaveBeenCalledTimes(2)
  listing.retry()
  await vi.waitFor(() => expect(listing.at(0)?.id).toBe('0'))
  expect([listing.failed, read.mock.calls.length]).toEqual([false, 3])
})

it('has the state of its first page alone', async () => {
  const { listing, read } = make(vi.fn(answer).mockRejectedValueOnce(new Error('lost')))
  expect(listing.status).toBe('idle')
  void listing.load()
  expect(listing.status).toBe('loading')
  await vi.waitFor(() => expect(listing.status).toBe('error'))
  await listing.load()
  expect([listing.status, listing.at(0)?.id]).toEqual(['ready', '0'])
  read.mockRejectedValueOnce(new Error('lost'))
  listing.ensure(size, size)
  await vi.waitFor(() => expect(listing.failed).toBe(true))
  expect(listing.status).toBe('ready')
})

it('keeps its games while they are read again, and if that fails', async () => {
  const { listing, read } = make()
  await listing.load()
  const again = listing.load()
  expect([listing.status, listing.at(0)?.id]).toEqual(['ready', '0'])
  await again
  read.mockRejectedValueOnce(new Error('lost'))
  await listing.load()
  expect([listing.failed, listing.at(0)?.id, read.mock.calls.length]).toEqual([false, '0', 3])
  read.mockResolvedValueOnce({ count: 1, rows: [{ id: 'new' }] } as unknown as GameList)
  await listing.load()
  expect([listing.count, listing.at(0)?.id]).toEqual([1, 'new'])
})

it('tells observers of a page that is read again only what has changed', async () => {
  const { listing, read } = make()
  await listing.load()
  const seen: unknown[] = []
  const stop = autorun(() => seen.push(listing.at(0)?.id))
  await listing.load()
  expect(seen).toEqual(['0'])
  read.mockResolvedValue({ count: 1, rows: [{ id: 'new' }] } as unknown as GameList)
  await listing.load()
  expect([seen, listing.count]).toEqual([['0', 'new'], 1])
  stop()
})
