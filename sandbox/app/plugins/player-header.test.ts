import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../server.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase() })
})
afterAll(() => sandbox.close())

const idOf = async (browser: Browser) => String((await browser.get('/api/auth/me')).json<{ id: number }>().id)

test('a write of another player than the session’s is refused, and changes nothing', async () => {
  const karim = await signedIn(sandbox.app)
  const claire = await signedIn(sandbox.app, 'claire')
  const remind = (id?: string) =>
    claire.call('PUT', '/api/my/reality-check', {
      body: { minutes: 30 },
      ...(id && { headers: { 'x-player-id': id } }),
    })
  const minutes = async () =>
    (await claire.get('/api/my/limits')).json<{ realityCheckMinutes: number }>().realityCheckMinutes
  const before = await minutes()
  const refused = await remind(await idOf(karim))
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({ message: 'Another player is signed in. Nothing was carried out.' })
  expect(await minutes()).toBe(before)
  expect((await remind(await idOf(claire))).statusCode).toBe(200)
  expect(await minutes()).toBe(30)
  expect((await remind()).statusCode).toBe(200)
})
