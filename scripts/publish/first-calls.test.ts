import { expect, it } from 'vitest'
import { readBrands } from './brands.ts'
import { callsElsewhere, firstCalls } from './first-calls.ts'

it('lists what blocks ask for at once, each once, in the form of the engine’s calls', () => {
  expect(
    firstCalls([
      { use: 'banners', place: 'home' },
      { use: 'game-row', title: 'lobby.new', category: 'new & hot', limit: 18 },
      { use: 'game-row', title: 'lobby.live', types: ['live', 'tv'], sort: 'popular', limit: 12 },
      { use: 'game-row', title: 'lobby.live', types: ['live', 'tv'], sort: 'popular', limit: 12 },
      { use: 'provider-strip', limit: 24 },
    ]),
  ).toEqual([
    '/banners?lang={language}',
    '/games?category=new+%26+hot&size=18&lang={language}',
    '/games?type=live%2Ctv&sort=popular&size=12&lang={language}',
    '/games/providers',
  ])
})

it('leaves out what is not asked of the server, or may be in vain', () => {
  expect(
    firstCalls([
      { use: 'game-row', title: 'lobby.recent', source: 'recent', limit: 18 },
      { use: 'game-row', title: 'lobby.new', limit: 18, guards: ['signed-in'] },
      { use: 'logo' },
    ]),
  ).toEqual([])
})

it('lists the calls of the other pages that everybody may open', () => {
  const { pages } = readBrands('manifests', '').find(({ id }) => id === 'atlas')!.manifest
  const elsewhere = new Map(callsElsewhere(pages))
  expect(elsewhere.get('/game/:providerId/:gameId')).toEqual(['/games?keys={:providerId}%2F{:gameId}&size=1'])
  expect(elsewhere.get('/static/:pageId')).toEqual(['/pages/client/{:pageId}'])
  expect(elsewhere.get('/games')![0]).toMatch(/^\/games\?.*lang={language}&size=\d+&page=1$/)
  expect([elsewhere.has('/'), elsewhere.has('/bet-history'), elsewhere.has('/login')]).toEqual([false, false, false])
})
