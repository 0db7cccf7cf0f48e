import { describe, expect, it, vi } from 'vitest'
import type { Banner } from '#api'
import { BannerStore, split } from './banner-store.ts'

const banner = (id: number, priority: number, place: Banner['place'] = 'home') => ({ id, priority, place }) as Banner
const ids = (banners: Banner[]) => banners.map(({ id }) => id)

describe('split', () => {
  it('puts priority 0 and more into the main list, highest first, and -1 and less into the second', () => {
    const { main, second } = split(
      [banner(1, 0), banner(2, -1), banner(3, 9), banner(4, -5), banner(5, 3, 'sport')],
      'home',
    )
    expect([ids(main), ids(second)]).toEqual([
      [3, 1],
      [2, 4],
    ])
  })
})

describe('BannerStore', () => {
  it('reads each language once', async () => {
    const read = vi.fn().mockResolvedValue([])
    const store = new BannerStore(read)
    await store.in('fr').load()
    expect(store.in('fr')).toBe(store.in('fr'))
    expect(read.mock.calls).toEqual([['fr']])
  })
})
