import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { LocationStore } from './location-store.ts'

const pages = {
  MAIN: { path: '/' },
  GAMES: { path: '/games' },
  GAME: { path: '/game/:providerId/:gameId' },
} as unknown as Manifest['pages']

describe('LocationStore', () => {
  it.each([
    ['/', 'MAIN'],
    ['/games', 'GAMES'],
    ['/game/nova/sun', 'GAME'],
    ['/game/nova', undefined],
    ['/nowhere', undefined],
  ])('finds the page of %s', (path, page) => {
    const location = new LocationStore(pages, '/')
    location.receive(path)
    expect([location.path, location.page]).toEqual([path, page])
  })
})
