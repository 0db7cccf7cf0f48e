import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './db/database.ts'
import { buildSandbox } from './server.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { sql } from 'kysely'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('pages of other origins', () => {
  const page = 'http://betogol.sandbox.test:4600'
  const options = { database: ':memory:', origins: [page], hosts: ['api.sandbox.test'], cookieDomain: 'sandbox.test' }
  const preflight = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type,x-xsrf-token',
  }

  test('listed origins may call with cookies', async () => {
    const sandbox = await buildSandbox(options)
    const browser = new Browser(sandbox.app, { host: 'api.sandbox.test:4600', origin: page })
    const asked = await sandbox.app.inject({
      method: 'OPTIONS',
      url: '/api/my/favourites/a/b',
      headers: { origin: page, ...preflight },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers['access-control-allow-headers']).toBe(
      'content-type, idempotency-key, x-xsrf-token, x-player-id',
    )
    expect(asked.headers['access-control-allow-methods']).toContain('PUT')

    const refused = await browser.get('/api/auth/me')
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
    })
    expect(refused.cookies[0]).toMatchObject({ domain: 'sandbox.test' })
    expect((await browser.post('/api/client-login', { login: 'amine', password: 'Demo-1234' })).statusCode).toBe(200)
    expect((await browser.put('/api/my/favourites/a/b')).json()).toEqual({ code: 404 })
    await sandbox.close()
  })

  test('other origins may not call', async () => {
    const sandbox = await buildSandbox(options)
    for (const origin of [
      'http://betogol.sandbox.test:4601',
      'https://betogol.sandbox.test:4600',
      'null',
      'http://evil.test',
    ]) {
      const { headers, statusCode } = await sandbox.app.inject({ url: '/api/games?size=1', headers: { origin } })
      expect(statusCode).toBe(200)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      const asked = await sandbox.app.inject({
        method: 'OPTIONS',
        url: '/api/logout',
        headers: { origin, ...preflight },
      })
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
    }
    await sandbox.close()
  })
})

test('an answer that breaks its schema becomes a server error without details', async () => {
  const database = join(folder, 'sandbox.db')
  const sandbox = await buildSandbox({ database })
  const db = await openDatabase(database)
  const amine = await signedIn(sandbox.app)
  await sql`PRAGMA ignore_check_constraints = ON`.execute(db)
  await db
    .updateTable('users')
    .set({ wheel_status: 'OPEN' as never })
    .where('login', '=', 'amine')
    .execute()
  await db.destroy()

  const response = await amine.get('/api/auth/me')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ code: 400 })
  expect((await (await signedIn(sandbox.app, 'claire')).get('/api/auth/me')).statusCode).toBe(200)
  await sandbox.close()
})

test('sessions, favourites and balances survive a restart, and nothing is seeded twice', async () => {
  const database = join(folder, 'new', 'sandbox.db')
  const first = await buildSandbox({ database, control: true })
  const player = await signedIn(first.app)
  await first.app.inject({ method: 'PATCH', url: '/__sandbox/users/amine', payload: { balance: 7.125 } })
  const { providerId, id } = (await player.get('/api/games?size=1')).json().rows[0]
  await player.put(`/api/my/favourites/${providerId}/${id}`)
  await first.close()

  const second = await buildSandbox({ database })
  const back = new Browser(second.app)
  for (const [name, value] of player.cookies) back.cookies.set(name, value)
  expect((await back.get('/api/auth/me')).json()).toMatchObject({ login: 'amine', balance: 7.125 })
  expect((await back.get('/api/my/favourites')).json()).toHaveLength(1)
  expect((await back.get('/api/games?size=1')).json().count).toBe(1200)
  expect((await back.delete('/api/logout')).statusCode).toBe(204)
  await second.close()
})

test('a body that is not JSON is refused with an error of the catalogue', async () => {
  const sandbox = await buildSandbox({ database: ':memory:' })
  const browser = new Browser(sandbox.app)
  const token = (await browser.get('/api/auth/me')).cookies[0]!.value
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': token, cookie: browser.cookieHeader }
  for (const payload of ['{"login": ', '{"__proto__": {"login": "amine"}, "login": "amine", "password": "x"}']) {
    const response = await sandbox.app.inject({ method: 'POST', url: '/api/client-login', headers, payload })
    expect([response.statusCode, response.json()]).toEqual([400, { code: 400 }])
  }
  await sandbox.close()
})
