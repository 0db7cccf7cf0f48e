import { autorun, observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { Language, Manifest } from '#manifest'
import { LocationStore } from './location-store.ts'

const manifest = {
  languages: ['en', 'fr'],
  pages: {
    MAIN: { path: '/' },
    GAMES: { path: '/games' },
    GAME: { path: '/game/:providerId/:gameId' },
  },
} as unknown as Manifest

describe('LocationStore', () => {
  it.each([
    ['/', 'MAIN'],
    ['/games', 'GAMES'],
    ['/game/nova/sun', 'GAME'],
    ['/game/nova', undefined],
    ['/nowhere', undefined],
  ])('finds the page of %s', (path, page) => {
    const location = new LocationStore(manifest, { current: 'en' }, '/')
    location.receive(path)
    expect([location.path, location.page]).toEqual([path, page])
  })

  it('has paths without the language of addresses', () => {
    const language = observable<{ current: Language }>({ current: 'fr' })
    const location = new LocationStore({ ...manifest, languagePaths: true }, language, '/fr/game/nova/sun/')
    expect([location.path, location.page]).toEqual(['/game/nova/sun', 'GAME'])
    expect([location.addressOf('/?a=1'), location.addressOf('/games', 'en')]).toEqual(['/fr?a=1', '/games'])
    const bases: string[] = []
    autorun(() => bases.push(location.addressOf('/games')))
    runInAction(() => (language.current = 'en'))
    expect(bases).toEqual(['/fr/games', '/games'])
  })

  it('leaves addresses as they are without `languagePaths`', () => {
    const location = new LocationStore(manifest, { current: 'fr' }, '/fr/games')
    expect([location.path, location.base, location.addressOf('/games')]).toEqual(['/fr/games', '', '/games'])
  })
})
