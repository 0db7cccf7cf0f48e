// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game, GameKey } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { FavouriteStore } from './favourite-store.ts'

const key = { providerId: 'nova', gameId: 'sun' }
const make = (api: object = {}) =>
  new FavouriteStore(
    {
      favourites: vi.fn().mockResolvedValue([]),
      addFavourite: vi.fn(async () => {}),
      removeFavourite: vi.fn(async () => {}),
      ...api,
    } as never,
    'aurora',
  )

beforeEach(() => localStorage.clear())

describe('a player’s favourites', () => {
  it('are read, and cleared on sign-out', async () => {
    const store = make({ favourites: vi.fn().mockResolvedValue([{ id: 'sun', providerId: 'nova' } as Game]) })
    await store.load()
    expect([store.has(key), store.has({ ...key, gameId: 'moon' })]).toEqual([true, false])
    store.clear()
    expect(store.has(key)).toBe(false)
  })

  it('change at once and are not stored in the browser', async () => {
    const removeFavourite = vi.fn(async () => {})
    const store = make({ removeFavourite })
    await store.load()
    const adding = store.toggle(key)
    expect(store.has(key)).toBe(true)
    await adding
    await store.toggle(key)
    expect([store.has(key), removeFavourite.mock.calls, localStorage.length]).toEqual([false, [[key]], 0])
  })

  it('are rolled back when the call fails', async () => {
    const store = make({ addFavourite: vi.fn().mockRejectedValue(new Error('x')) })
    await store.load()
    await expect(store.toggle(key)).rejects.toThrow('x')
    expect(store.has(key)).toBe(false)
  })

  it('stay as chosen while the list is being read', async () => {
    let answer!: (games: Game[]) => void
    const store = make({ favourites: () => new Promise((resolve) => (answer = resolve)) })
    const loading = store.load()
    const adding = store.toggle(key)
    answer([{ id: 'moon', providerId: 'nova' } as Game])
    await Promise.all([loading, adding])
    expect(store.names).toEqual(['nova/sun', 'nova/moon'])
  })

  it('stay in the browser where the platform keeps none', async () => {
    const absent = Object.assign(new ApiError('none', 404), { isAbsent: true })
    const addFavourite = vi.fn(async (_key: GameKey) => {})
    const store = make({ favourites: vi.fn().mockRejectedValue(absent), addFavourite })
    await store.toggle(key)
    await store.load()
    expect(store.has(key)).toBe(true)
    const other = { ...key, gameId: 'moon' }
    await store.toggle(other)
    expect([store.has(other), make().names.length, addFavourite.mock.calls]).toEqual([true, 2, []])
  })

  it('are dropped if the session ended before the response', async () => {
    let answer!: (games: Game[]) => void
    const store = make({ favourites: () => new Promise((resolve) => (answer = resolve)) })
    const loading = store.load()
    store.clear()
    answer([{ id: 'sun', providerId: 'nova' } as Game])
    await loading
    expect(store.names).toEqual([])
  })
})

describe('a visitor’s favourites', () => {
  const visit = async (...ids: string[]) => {
    const store = make()
    for (const gameId of ids) await store.toggle({ providerId: 'nova', gameId })
  }

  it('are stored per brand, latest first, at most sixty', async () => {
    await visit('a', 'b/c')
    expect(make().names).toEqual(['nova/b%2Fc', 'nova/a'])
    await visit(...Array.from({ length: 70 }, (_, index) => `x${index}`))
    expect(make().names).toHaveLength(60)
    expect(make().names[0]).toBe('nova/x69')
    expect(Object.keys(localStorage)).toEqual(['favourites:aurora'])
  })

  it('are added to the account at sign-in, in order, without duplicates', async () => {
    await visit('sun', 'b/c', 'd')
    const addFavourite = vi.fn(async (_key: GameKey) => {})
    const store = make({
      addFavourite,
      favourites: vi.fn().mockResolvedValue([{ id: 'sun', providerId: 'nova' } as Game]),
    })
    await store.load()
    expect(addFavourite.mock.calls.map(([{ gameId }]) => gameId)).toEqual(['b/c', 'd'])
    expect(store.names).toEqual(['nova/d', 'nova/b%2Fc', 'nova/sun'])
    expect(localStorage).toHaveLength(0)
  })

  it('are kept for the next sign-in if the server fails, and dropped if the game no longer exists', async () => {
    await visit('gone', 'lost')
    const addFavourite = vi.fn(async ({ gameId }) => {
      throw gameId === 'gone' ? new ApiError('x', 404) : new ApiError('x', 500)
    })
    const store = make({ addFavourite })
    await store.load()
    expect(store.names).toEqual([])
    store.clear()
    expect(store.names).toEqual(['nova/lost'])
  })

  it('ignore invalid storage contents', () => {
    localStorage.setItem('favourites:aurora', '{"a":1}')
    expect(make().names).toEqual([])
    localStorage.setItem('favourites:aurora', '["nova/a",7]')
    expect(make().names).toEqual(['nova/a'])
  })
})
