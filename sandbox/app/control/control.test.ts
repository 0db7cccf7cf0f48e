import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
})
afterEach(() => sandbox.close())

const control = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers?: Record<string, string>,
) => sandbox.app.inject({ method, url: `/__sandbox${path}`, ...(payload && { payload }), ...(headers && { headers }) })

describe('who may call', () => {
  test('nobody when the option is off', async () => {
    await sandbox.close()
    sandbox = await buildSandbox({ database: await testDatabase() })
    expect((await control('GET', '/log')).statusCode).toBe(404)
    expect((await control('POST', '/reset')).statusCode).toBe(404)
  })

  test('not another machine, even through a proxy on this one', async () => {
    const remote = { method: 'POST' as const, url: '/__sandbox/reset', remoteAddress: '10.1.2.3' }
    expect((await sandbox.app.inject(remote)).json()).toEqual({ code: 403 })
    expect((await sandbox.app.inject({ ...remote, headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(403)
    expect((await control('POST', '/reset', undefined, { 'x-forwarded-for': '127.0.0.1, 10.1.2.3' })).statusCode).toBe(
      403,
    )
  })

  test('not a page of another origin in this machine’s browser', async () => {
    expect((await control('POST', '/reset', undefined, { origin: 'http://evil.test' })).statusCode).toBe(403)
    const own = { origin: 'http://localhost:4600', host: 'localhost:4600' }
    expect((await control('POST', '/disconnect', undefined, own)).statusCode).toBe(204)
  })
})

test('sets the fields of a user, and money through the ledger', async () => {
  const wheel = { status: 'NEW', stopAt: '2030-01-01T00:00:00.000Z' }
  const change = { balance: 12.345, bonusBalance: 1, isVerificated: false, fortuneWheel: wheel }
  const changed = await control('PATCH', '/users/sami', change)
  expect(changed.json()).toMatchObject({ login: 'sami', closed: false, ...change })
  expect((await control('GET', '/users/sami')).json()).toEqual(changed.json())
  expect((await control('PATCH', '/users/sami', { balance: 0, fortuneWheel: { stopAt: null } })).json()).toMatchObject({
    balance: 0,
    fortuneWheel: { status: 'NEW', stopAt: null },
  })
})

test.each([
  ['/users/nobody', { balance: 1 }, 404, { code: 404 }],
  ['/users/claire', { balance: 1.001 }, 400, { code: 110, param: 'balance' }],
  ['/users/claire', { balance: -1 }, 400, { code: 110, param: 'balance' }],
  ['/users/claire', { currency: 'USD' }, 400, { code: 110, param: 'currency' }],
  ['/users/claire', { fortuneWheel: { status: 'MAYBE' } }, 400, { code: 110, param: 'fortuneWheel' }],
])('refuses PATCH %s with %o', async (path, body, status, answer) => {
  const response = await control('PATCH', path, body)
  expect([response.statusCode, response.json()]).toEqual([status, answer])
})

test('a reset restores the seed and clears sessions, faults, log and clock, but keeps the visitors’ tokens', async () => {
  const player = await signedIn(sandbox.app)
  const visitor = new Browser(sandbox.app)
  await visitor.get('/api/auth/me')
  await control('PATCH', '/users/amine', { balance: 1 })
  await control('PUT', '/clock', { offsetMs: 60_000 })
  await control('POST', '/faults', { method: 'GET', path: '/api/*', kind: 'status', times: 9 })

  expect((await control('POST', '/reset')).statusCode).toBe(204)
  expect((await control('GET', '/log')).json()).toEqual([])
  expect((await control('GET', '/clock')).json()).toMatchObject({ offsetMs: 0 })
  expect((await control('GET', '/users/amine')).json()).toMatchObject({ balance: 1250.5 })
  expect((await player.get('/api/auth/me')).statusCode).toBe(401)
  expect((await visitor.post('/api/client-login', { login: 'amine', password: 'Demo-1234' })).statusCode).toBe(200)
})

test('the clock call moves the sandbox’s time', async () => {
  await control('PUT', '/clock', { offsetMs: 365 * 24 * 60 * 60 * 1000 })
  const { now } = (await control('GET', '/clock')).json()
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000)
})

test('the log holds the latest thousand API calls since the reset', async () => {
  const browser = new Browser(sandbox.app)
  await browser.get('/api/games?size=1&sort=new')
  await browser.delete('/api/logout')
  await browser.get('/api/none')
  expect((await control('GET', '/log')).json()).toEqual([
    { method: 'GET', path: '/api/games', query: { size: '1', sort: 'new' }, status: 200 },
    { method: 'DELETE', path: '/api/logout', query: {}, status: 204 },
    { method: 'GET', path: '/api/none', query: {}, status: 404 },
  ])
  for (let call = 0; call < 1005; call++) await browser.get('/api/none')
  expect((await control('GET', '/log')).json()).toHaveLength(1000)
})
