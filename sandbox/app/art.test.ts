import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from './server.ts'
import { testDatabase } from '../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase() })
})
afterAll(() => sandbox.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ url: url.replace('http://localhost:80', ''), headers })

test('every picture that the API names exists, can be cached, and is not sent twice', async () => {
  const { rows } = (await get('/api/games?size=12&sort=new')).json()
  const banners = (await get('/api/banners')).json()
  const own = (await get('/api/banners', { origin: 'http://atlas.localhost' })).json()
  expect(own[0].image).toContain('/art/banners/engraving/')
  for (const { image } of [...rows, ...banners, ...own]) {
    const picture = await get(image)
    expect([image, picture.statusCode, picture.headers['content-type']]).toEqual([image, 200, 'image/svg+xml'])
    expect(picture.headers['cache-control']).toBe('public, max-age=86400')
    expect(picture.headers).not.toHaveProperty('set-cookie')
    const again = await get(image, { 'if-none-match': String(picture.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test.each(['games/copper-lantern/nothing', 'banners/nothing', 'games/copper-lantern/%2e%2e'])(
  '%s does not exist',
  async (name) => {
    expect((await get(`/art/${name}.svg`)).statusCode).toBe(404)
  },
)

test('pictures and answers are sent compressed', async () => {
  for (const url of ['/art/banners/derby.svg', '/api/games?size=12']) {
    const { headers } = await get(url, { 'accept-encoding': 'gzip, br' })
    expect([url, headers['content-encoding']]).toEqual([url, 'br'])
  }
})
