import { describe, expect, it, vi } from 'vitest'
import type { Game } from '#api'
import { FavouriteStore } from './favourite-store.ts'

const key = { providerId: 'nova', gameId: 'sun' }
const make = (api: object) => new FavouriteStore({ addFavourite: vi.fn(), removeFavourite: vi.fn(), ...api } as never)

describe('FavouriteStore', () => {
  it('loads the player’s favourites', async () => {
    const store = make({ favourites: vi.fn().mockResolvedValue([{ id: 'sun', providerId: 'nova' } as Game]) })
    await store.load()
    expect([store.has(key), store.has({ ...key, gameId: 'moon' })]).toEqual([true, false])
    store.clear()
    expect(store.has(key)).toBe(false)
  })

  it('shows a change at once', async () => {
    const removeFavourite = vi.fn()
    const store = make({ removeFavourite })
    const adding = store.toggle(key)
    expect(store.has(key)).toBe(true)
    await adding
    await store.toggle(key)
    expect([store.has(key), removeFavourite.mock.calls]).toEqual([false, [[key]]])
  })

  it('takes it back when the call fails', async () => {
    const store = make({ addFavourite: vi.fn().mockRejectedValue(new Error('x')) })
    await expect(store.toggle(key)).rejects.toThrow('x')
    expect(store.has(key)).toBe(false)
  })
})
