import { describe, expect, it, vi } from 'vitest'
import type { Game, GamesQuery } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { readGameSession } from '#schemas/read/game-sessions.ts'
import { game } from '#testing/games/game.ts'
import { openingFailure, PlayStore } from './play-store.ts'

function create(rows: Game[] = []) {
  const list = vi.fn(async (_query?: GamesQuery) => ({ count: rows.length, rows }))
  const open = vi.fn(async () => ({ url: 'https://games.example/' }))
  return { store: new PlayStore({ list }, { open }), list, open }
}

async function read(store: PlayStore, gameId: string) {
  const resource = store.game({ providerId: 'aurora', gameId })
  await resource.load()
  return resource
}

describe('PlayStore', () => {
  it('reads one game by its key', async () => {
    const { store, list } = create([game('a/b')])
    expect((await read(store, 'a/b')).value?.name).toBe('Game a/b')
    expect(list.mock.calls).toEqual([[{ keys: 'aurora/a%2Fb', size: 1 }]])
  })

  it('does not accept another game in its place', async () => {
    const { store } = create([game('other'), game('b', { providerId: 'borealis' })])
    expect(await read(store, 'b')).toMatchObject({ status: 'ready', value: undefined })
  })

  it('opens a new session each time', async () => {
    const { store, open } = create()
    const key = { providerId: 'aurora', gameId: 'g1' }
    const request = { mode: 'real', device: 'mobile', lang: 'en' } as const
    await Promise.all([store.open(key, request).load(), store.open(key, request).load()])
    expect(open.mock.calls).toEqual([
      [key, request],
      [key, request],
    ])
  })
})

describe('the response with a session', () => {
  const sessionOf = (body: unknown) => readGameSession(body, { onUnreadable: () => undefined })

  it.each([
    [{ url: 'https://games.example/' }, { url: 'https://games.example/' }],
    [{ launch_url: 'https://games.example/' }, { url: 'https://games.example/' }],
    [{ html: '<p>Play</p>' }, { html: '<p>Play</p>' }],
    [{ content: '<!doctype html><p>Play</p>' }, { html: '<!doctype html><p>Play</p>' }],
  ])('is an address or a document: %j', (body, session) => {
    expect(sessionOf(body)).toEqual(session)
  })

  it('is not a document where it says why there is none', () => {
    expect(sessionOf({ message: 'Insufficient funds' })).toBeUndefined()
    expect(sessionOf({ message: 7 })).toBeUndefined()
  })
})

it.each([
  [404, 'not-found'],
  [451, 'region'],
  [401, 'sign-in'],
  [403, 'not-allowed'],
  [500, 'provider'],
  [503, 'provider'],
  [undefined, 'connection'],
])('maps status %s to %s', (status, failure) => {
  expect(openingFailure(new ApiError('x', status))).toBe(failure)
})
