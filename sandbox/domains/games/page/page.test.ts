import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../app/server.ts'
import { Browser } from '../../../testing/browser.ts'
import { findGame } from '../testing.ts'
import { directionOf, type GameTexts, texts } from '../texts.ts'
import { testDatabase } from '../../../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
})
afterAll(() => sandbox.close())

const origin = 'http://betogol.localhost:4600'
const games = { host: 'games.localhost:4600' }
const get = (url: string, headers: Record<string, string> = games) => sandbox.app.inject({ url, headers })

async function open(query: string, lang = 'en') {
  const browser = new Browser(sandbox.app, { host: 'betogol.localhost:4600', origin })
  await browser.get('/api/auth/me')
  const { providerId, id } = await findGame(sandbox.app, { query })
  const body = { mode: 'demo', device: 'mobile', lang, returnUrl: `${origin}/frame-return` }
  return (await browser.post(`/api/games/${providerId}/${id}/session`, body)).json<{ url?: string; html?: string }>()
}

const configOf = (page: string) => JSON.parse(/id="game">(.+?)<\/script>/s.exec(page)![1]!)

test('a game’s page is on a separate host, and only the page that opened it may frame it', async () => {
  const { url } = await open('type=slots', 'ar')
  expect(url).toMatch(/^http:\/\/games\.localhost:4600\/play\/game\?session=[\w-]{43}$/)
  const page = await get(url!.replace('http://games.localhost:4600', ''))
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`frame-ancestors ${origin}`)
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(page.headers).not.toHaveProperty('set-cookie')
  expect(page.body).toContain('<html lang="ar" dir="rtl">')
  expect(configOf(page.body)).toMatchObject({
    kind: 'slot',
    mode: 'demo',
    pageOrigin: origin,
    returnUrl: `${origin}/frame-return`,
    expired: false,
  })
})

test('one provider returns a document, in which every address is absolute', async () => {
  const { html, url } = await open('type=slots&provider=pocket-caravan')
  expect(url).toBeUndefined()
  const links = Array.from(html!.matchAll(/(?:src|href)="([^"]*)"/g), ([, link]) => link)
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toMatch(/^http:\/\/games\.localhost:4600\/play\//)
  expect(configOf(html!).origin).toBe('http://games.localhost:4600')
})

test('an unknown session has no page, an ended one has a page that reports it', async () => {
  expect((await get('/play/game?session=made-up')).statusCode).toBe(404)
  const { url } = await open('type=slots')
  await sandbox.app.inject({ method: 'PUT', url: '/__sandbox/clock', payload: { offsetMs: 31 * 60_000 } })
  const page = await get(url!.replace('http://games.localhost:4600', ''))
  await sandbox.app.inject({ method: 'PUT', url: '/__sandbox/clock', payload: { offsetMs: 0 } })
  expect([page.statusCode, configOf(page.body).expired]).toEqual([200, true])
})

test('the games’ host serves only games, and other hosts serve none', async () => {
  for (const path of [
    '/api/games',
    '/api/auth/me',
    '/docs',
    '/',
    '/art/banners/derby.svg',
    '/__sandbox/clock',
    '/player',
  ]) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  }
  for (const [host, status] of [
    ['betogol.localhost:4600', 404],
    ['localhost', 404],
    ['games.localhost.evil.test', 421],
  ] as const) {
    expect([host, (await get('/play/code/main.js', { host })).statusCode]).toEqual([host, status])
  }
})

describe('the code', () => {
  test('exists for every kind of game, and loads nothing from other origins', async () => {
    const names = ['main', 'slot', 'numbers', 'wheel', 'crash', 'roulette', 'baccarat', 'dice', 'hand']
    for (const name of names) {
      const { statusCode, headers, body } = await get(`/play/code/${name}.js`)
      expect([name, statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
        name,
        200,
        'text/javascript; charset=utf-8',
        '*',
      ])
      for (const [, source] of body.matchAll(/(?:from|import)\s*\(?[`'"]([^`'"]+)[`'"]/g))
        expect(source).toMatch(/^\.\/[\w-]+\.js$/)
    }
    expect((await get('/play/code/game.css')).body).toContain('.spot.won')
    expect((await get('/play/code/other.js')).statusCode).toBe(404)
  })

  test('pictures and fonts exist', async () => {
    const { providerId, id } = await findGame(sandbox.app, { query: 'type=slots' })
    for (const name of ['cover', 'motif', 'symbol-0', 'symbol-7']) {
      const { statusCode, body } = await get(`/play/art/${providerId}/${id}/${name}.svg`)
      expect([name, statusCode, body.startsWith('<svg')]).toEqual([name, 200, true])
    }
    for (const name of ['symbol-8.svg', 'other.svg', 'symbol-0.png'])
      expect((await get(`/play/art/${providerId}/${id}/${name}`)).statusCode).toBe(404)
    for (const name of ['latin', 'latin-ext', 'arabic'])
      expect((await get(`/play/fonts/${name}.woff2`)).headers['content-type']).toBe('font/woff2')
    expect((await get('/play/fonts/constructor')).statusCode).toBe(404)
  })
})

test('every language has every text, and translates it', () => {
  const shape = (words: GameTexts) =>
    JSON.parse(JSON.stringify(words), (_key, value) =>
      typeof value === 'string' ? Array.from(value.matchAll(/\{\w+\}/g), String) : value,
    )
  for (const [lang, words] of Object.entries(texts)) {
    expect([lang, shape(words)]).toEqual([lang, shape(texts.en)])
    if (lang !== 'en')
      for (const [kind, about] of Object.entries(words.about))
        expect([lang, kind, about]).not.toEqual([lang, kind, texts.en.about[kind as 'slot']])
  }
  expect(Object.keys(texts).filter((lang) => directionOf(lang) === 'rtl')).toEqual(['ar', 'fa'])
})
