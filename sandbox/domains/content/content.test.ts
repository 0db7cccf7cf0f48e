import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BannerList, JackpotInfo, StaticPage, StaticPageList } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase() })
})
afterAll(() => sandbox.close())

const languages = ['en', 'fr', 'ar', 'fa', 'de', 'tr', 'sr', 'es', 'uz']
const get = (path: string) => sandbox.app.inject({ url: `/api${path}` })

test.each(languages)('banners exist in %s, for both places and both lists', async (lang) => {
  const banners = (await get(`/banners?lang=${lang}`)).json<BannerList>()
  expect(banners.filter(({ place }) => place === 'home')).toHaveLength(6)
  expect(banners.filter(({ place }) => place === 'sport')).toHaveLength(2)
  expect(banners.some(({ priority }) => priority < 0)).toBe(true)
  expect(banners.map(({ priority }) => priority)).toEqual(
    banners.map(({ priority }) => priority).sort((one, other) => other - one),
  )
  expect(banners.map(({ link }) => link)).toContain(`/static/responsible-${lang}`)
  expect(new Set(banners.map(({ title }) => title)).size).toBe(8)
})

test('banners refuse what is no language, and are in English for one without content', async () => {
  expect((await get('/banners?lang=EN')).json()).toEqual({ code: 110, param: 'lang' })
  expect((await get('/banners?lang=no')).json()).toEqual((await get('/banners?lang=en')).json())
  expect((await get('/banners')).json()).toEqual((await get('/banners?lang=en')).json())
})

test('previews side by side have the banners of their brand', async () => {
  const at = async (host: string) =>
    (await sandbox.app.inject({ url: '/api/banners?lang=en', headers: { host } })).body.replaceAll(host, '')
  expect(await at('2.atlas.localhost')).toBe(await at('atlas.localhost'))
  expect(await at('betogol.localhost')).not.toBe(await at('atlas.localhost'))
})

test('pages exist in every language, in the list and individually', async () => {
  const pages = (await get('/pages/client')).json<StaticPageList>()
  const ids = ['terms', 'privacy', 'responsible', 'about'].flatMap((name) => languages.map((lang) => `${name}-${lang}`))
  expect(pages.map(({ id }) => id).sort()).toEqual(ids.sort())
  for (const { id, lang, html } of pages) {
    expect(id.endsWith(`-${lang}`)).toBe(true)
    expect(html).toMatch(/^<h2>.+<\/h2><p>/)
  }
  expect((await get('/pages/client/terms-fr')).json<StaticPage>()).toEqual(pages.find(({ id }) => id === 'terms-fr'))
  expect((await get('/pages/client/terms-xx')).json()).toEqual({ code: 404 })
})

test('jackpots come as an object with four levels for games and three for TV games', async () => {
  const { currency, items } = (await get('/info/jackpot')).json<JackpotInfo>()
  expect(items.map(({ kind, level }) => `${kind}-${level}`)).toEqual([
    'games-1',
    'games-2',
    'games-3',
    'games-4',
    'tv-games-1',
    'tv-games-2',
    'tv-games-3',
  ])
  expect(items.every((item) => item.currency === currency && item.amount > 0)).toBe(true)
})

test('unknown query parameters are refused everywhere, and unknown calls get an error of the catalogue', async () => {
  for (const path of ['/auth/me', '/info/jackpot', '/pages/client', '/games/providers', '/my/favourites']) {
    expect((await get(`${path}?surprise=1`)).json()).toEqual({ code: 110, param: 'surprise' })
  }
  expect((await get('/none')).json()).toEqual({ code: 404 })
})
