import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CategoryList, Game, GameList, ProviderList } from '#api'
import { subjectOf } from '../../art/cover.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase() })
})
afterAll(() => sandbox.close())

const read = async <T>(path: string): Promise<T> => (await sandbox.app.inject({ url: `/api${path}` })).json()
const games = (query: string) => read<GameList>(`/games?size=1000&${query}`)

describe('the list', () => {
  test('pages through all 1,200 games without duplicates', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read<GameList>(`/games?size=300&page=${page}`)))
    expect(pages.map(({ count }) => count)).toEqual([1200, 1200, 1200, 1200])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ providerId, id }) => `${providerId}/${id}`))).size).toBe(
      1200,
    )
    expect((await read<GameList>('/games?page=51')).rows).toEqual([])
    expect((await read<GameList>('/games')).rows).toHaveLength(24)
  })

  test('filters by one type or several', async () => {
    expect(new Set((await games('type=crash')).rows.map(({ type }) => type))).toEqual(new Set(['crash']))
    const both = await games('type=live,tv')
    expect(new Set(both.rows.map(({ type }) => type))).toEqual(new Set(['live', 'tv']))
    expect(both.count).toBe(both.rows.length)
  })

  test('filters by provider and by category, together too', async () => {
    expect((await games('provider=saffron-yard')).rows.every(({ providerId }) => providerId === 'saffron-yard')).toBe(
      true,
    )
    expect((await games('category=jackpot')).rows.every(({ hasJackpot }) => hasJackpot)).toBe(true)
    expect(
      (await games('category=new')).rows.every(({ isNew, categories }) => isNew && categories.includes('new')),
    ).toBe(true)
    const both = await games('category=live&provider=zellige-studio&type=live')
    expect(both.count).toBe(34)
    expect(await games('category=none')).toEqual({ count: 0, rows: [] })
  })

  test('searches for every word in the names of game and provider, ignoring case and accents', async () => {
    const { rows } = await games('search=LANTERN%20%20copper')
    expect(rows.length).toBeGreaterThanOrEqual(70)
    expect(
      rows.every(
        ({ name, providerName }) => /lantern/i.test(name + providerName) && /copper/i.test(name + providerName),
      ),
    ).toBe(true)
    expect((await games('search=cordoba')).rows.some(({ name }) => name.includes('Córdoba'))).toBe(true)
    expect((await games(`search=${encodeURIComponent('%_\'"--')}`)).count).toBe(0)
  })

  test('tolerates a misspelling, and filters search results', async () => {
    const { rows, count } = await games('search=karavn&type=slots')
    expect(count).toBeGreaterThan(5)
    expect(rows.every(({ name, providerName }) => /caravan/i.test(name + providerName))).toBe(true)
    const named = await games('search=karavn&type=slots&sort=name')
    expect(named.rows.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
    expect((await games('search=karavn&type=tv')).count).toBe(0)
    expect(await read<GameList>('/games?search=caravan&type=slots&page=2&size=3')).toEqual({
      count,
      rows: rows.slice(3, 6),
    })
  })

  test('filters by several providers, and by features that must all be present', async () => {
    const { rows } = await games('provider=saffron-yard,kestrel-tables')
    expect(new Set(rows.map(({ providerId }) => providerId))).toEqual(new Set(['saffron-yard', 'kestrel-tables']))
    const both = await games('features=jackpot,demo')
    expect(both.count).toBeGreaterThan(0)
    expect(both.rows.every(({ hasJackpot, hasDemo }) => hasJackpot && hasDemo)).toBe(true)
    expect((await games('features=new')).count).toBe((await games('category=new')).count)
  })

  test('returns the games of some keys, and skips missing ones', async () => {
    const [one, other] = (await games('')).rows as [Game, Game]
    const keys = [other, one].map(({ providerId, id }) => `${providerId}/${id}`)
    const answer = await games(`keys=${encodeURIComponent([...keys, 'nobody/nothing', '%zz/%25', 'x'].join())}`)
    expect(answer).toEqual({ count: 2, rows: [one, other] })
  })

  test('returns the colours of a cover, which the cover contains', async () => {
    const { rows } = await games('')
    const { providerId, id, imageColors } = rows[0]!
    const cover = (await sandbox.app.inject({ url: `/art/games/${providerId}/${id}.svg` })).body
    expect(imageColors).toHaveLength(3)
    for (const color of imageColors!) expect(cover).toContain(color)
  })

  test('sorts by popularity by default, by release or by name', async () => {
    const popular = (await games('')).rows
    expect(popular.slice(0, 6).map(({ isHot }) => isHot)).toEqual([true, false, false, true, false, false])
    expect((await games('sort=popular')).rows).toEqual(popular)
    const fresh = (await games('sort=new')).rows.map(({ isNew }) => isNew)
    expect(fresh.lastIndexOf(true)).toBe(fresh.indexOf(false) - 1)
    const names = (await games('sort=name')).rows.map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)))
  })

  test('returns cover addresses with the caller’s origin', async () => {
    const { rows } = (
      await sandbox.app.inject({ url: '/api/games?size=1', headers: { host: 'api.localhost:4600' } })
    ).json<GameList>()
    const { image, providerId, id } = rows[0] as Game
    expect(image).toBe(`http://api.localhost:4600/art/games/${providerId}/${id}.svg`)
  })

  test('returns covers in the style of the site that calls', async () => {
    const get = (url: string) => sandbox.app.inject({ url, headers: { origin: 'http://atlas.localhost:4600' } })
    const { image, providerId, id } = (await get('/api/games?size=1')).json<GameList>().rows[0]!
    const path = `/art/games/engraving/${providerId}/${id}.svg`
    expect(new URL(image).pathname).toBe(path)
    expect((await get(path)).body).not.toBe((await get(`/art/games/${providerId}/${id}.svg`)).body)
  })

  test.each([
    ['foo=1', { code: 110, param: 'foo' }],
    ['page=0', { code: 110, param: 'page' }],
    ['page=abc', { code: 110, param: 'page' }],
    ['size=1001', { code: 110, param: 'size' }],
    ['type=poker', { code: 110, param: 'type' }],
    ['features=cheap', { code: 110, param: 'features' }],
    ['sort=rtp', { code: 110, param: 'sort' }],
    ['search=a&search=b', { code: 110, param: 'search' }],
  ])('refuses ?%s', async (query, answer) => {
    const response = await sandbox.app.inject({ url: `/api/games?${query}` })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(answer)
  })
})

test('providers are listed largest first, with their numbers of games', async () => {
  const providers = await read<ProviderList>('/games/providers')
  const numbers = providers.map(({ games: own }) => own ?? 0)
  expect(providers).toHaveLength(40)
  expect(numbers.reduce((sum, own) => sum + own, 0)).toBe(1200)
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
})

test('providers and categories count only the games of the given types', async () => {
  const providers = await read<ProviderList>('/games/providers?type=tv')
  expect(providers.map(({ id }) => id)).toEqual(['channel-fortuna', 'lucky-antenna', 'morning-draw'])
  const categories = await read<CategoryList>('/games/categories?type=tv,crash')
  for (const { id, count } of categories) expect((await games(`category=${id}&type=tv,crash`)).count, id).toBe(count)
})

test('categories are in order, named in the language, with the same counts as the list', async () => {
  const categories = await read<CategoryList>('/games/categories?lang=fr')
  expect(categories.map(({ id }) => id)).toEqual([
    'popular',
    'new',
    'hot',
    'jackpot',
    'slots',
    'live',
    'table',
    'crash',
    'tv',
  ])
  expect(categories[4]?.name).toBe('Machines à sous')
  for (const { id, count } of categories) expect((await games(`category=${id}`)).count).toBe(count)
  expect((await read<CategoryList>('/games/categories'))[4]?.name).toBe('Slots')
})

test('no two covers of a screen have the same subject', async () => {
  for (const query of [
    '',
    'category=popular',
    'type=slots',
    'type=slots&category=hot',
    'type=live',
    'type=table',
    'type=tv',
    'type=crash',
  ]) {
    const { rows } = await read<GameList>(`/games?size=18&${query}`)
    const subjects = rows.map((game) => subjectOf(game))
    expect([query, new Set(subjects).size]).toEqual([query, rows.length])
  }
})

test('games tell their limits in the currency of the brand, and live tables their dealer', async () => {
  const { rows } = await read<GameList>('/games?size=60&type=live,slots')
  for (const { type, table, ...game } of rows) {
    expect(game).toMatchObject({ minBet: 0.2, maxBet: 500, betCurrency: 'EUR' })
    expect(table !== undefined).toBe(type === 'live')
    if (table) expect(table.dealer).toMatch(/^\p{L}+$/u)
  }
  const seats = (await games('type=live')).rows.map(({ name, table }) => [
    /blackjack|poker/i.test(name),
    table!.freeSeats,
  ])
  for (const [seated, free] of seats) expect(free !== undefined).toBe(seated)
})
