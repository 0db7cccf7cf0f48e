import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase() })
})
afterAll(() => sandbox.close())

const favourite = '/api/my/favourites/copper-lantern/none'
const token = 'XSRF-TOKEN'

test.each(['', 'made-up', 'a.b'])(
  'a change with the header %o is refused, and the answer sets a token for the next attempt',
  async (header) => {
    const browser = new Browser(sandbox.app)
    const response = await browser.call('DELETE', '/api/logout', { headers: { 'x-xsrf-token': header } })
    expect(response.statusCode).toBe(419)
    expect(response.json()).toEqual({ code: 419 })
    expect((await browser.delete('/api/logout')).statusCode).toBe(204)
  },
)

test('a planted pair of cookie and header is refused without the signature', async () => {
  const browser = new Browser(sandbox.app)
  browser.cookies.set(token, 'planted.c2lnbmF0dXJl')
  expect((await browser.delete('/api/logout')).statusCode).toBe(419)
})

test('a token of another session, or from before the sign-in, is refused', async () => {
  const visitor = new Browser(sandbox.app)
  await visitor.get('/api/auth/me')
  const player = await signedIn(sandbox.app)
  const other = await signedIn(sandbox.app, 'claire')
  for (const foreign of [visitor, other]) {
    player.cookies.set(token, foreign.cookies.get(token)!)
    expect((await player.put(favourite)).statusCode).toBe(419)
  }
  expect((await player.put(favourite)).statusCode).toBe(404)
})

test('a valid token is kept, and read-only calls need none', async () => {
  const browser = new Browser(sandbox.app)
  await browser.get('/api/auth/me')
  const answer = await browser.get('/api/games')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
})
