import { expect, it } from 'vitest'
import { firstCalls } from './first-calls.ts'

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

it('leaves out what the platform lacks, by whatever names its parameters have', () => {
  const blocks = [{ use: 'static-page' as const }, { use: 'banners' as const, place: 'home' as const }]
  expect(firstCalls(blocks, { lacks: ['GET /pages/client/{id}'] })).toEqual(['/banners?lang={language}'])
  expect(firstCalls(blocks, { lacks: ['GET /banners'] })).toEqual(['/pages/client/{:pageId}'])
})

it('leaves out all calls where the platform is connected by code', () => {
  expect(firstCalls([{ use: 'provider-strip', limit: 24 }], { use: 'pam' })).toEqual([])
})

it('lists the calls of some options with these alone', () => {
  const grid = { use: 'game-grid' as const, types: ['tv'] as ['tv'], pageSize: 48 }
  const list = '/games?type=tv&lang={language}&size=48&page=1'
  expect(firstCalls([grid])).toEqual([list])
  expect(firstCalls([{ ...grid, filters: ['search', 'categories'] }])).toEqual([
    list,
    '/games/categories?type=tv&lang={language}',
  ])
})

it('asks for nothing that the brand alone says', () => {
  expect(firstCalls([{ use: 'banners', place: 'home' }], undefined, ['GET /banners'])).toEqual([])
})
