import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSandbox, type Sandbox, type SandboxOptions } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let browser: Browser

const right = { login: 'amine', password: 'Demo-1234' }
const wrong = { login: 'amine', password: 'Demo-1235' }
const signIn = (body: object) => browser.post('/api/client-login', body)
const moveClock = (offsetMs: number) =>
  sandbox.app.inject({ method: 'PUT', url: '/__sandbox/clock', payload: { offsetMs } })

async function open(options: Partial<SandboxOptions> = {}, headers: Record<string, string> = {}) {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true, ...options })
  browser = new Browser(sandbox.app, headers)
}

const cookieOf = (response: Awaited<ReturnType<typeof signIn>>, name: string) =>
  response.cookies.find((cookie) => cookie.name === name)

beforeEach(() => open())
afterEach(() => {
  vi.useRealTimers()
  return sandbox.close()
})

test('a visitor has no session and gets the XSRF cookie', async () => {
  const response = await browser.get('/api/auth/me')
  expect([response.statusCode, response.body]).toEqual([204, ''])
  expect(response.headers['cache-control']).toBe('no-store')
  expect(cookieOf(response, 'XSRF-TOKEN')).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect(cookieOf(response, 'XSRF-TOKEN')).not.toHaveProperty('httpOnly')
})

test('the right password opens a session, and me returns the same user', async () => {
  await browser.get('/api/auth/me')
  const response = await signIn(right)
  const amine = {
    login: 'amine',
    currency: 'TND',
    balance: 1250.5,
    bonusBalance: 120,
    fortuneWheel: { status: 'ALLOWED' },
  }
  expect(response.json()).toMatchObject(amine)
  expect((await browser.get('/api/auth/me')).json()).toEqual(response.json())
})

test('the session cookie is http-only, and secure only on https', async () => {
  await browser.get('/api/auth/me')
  const plain = cookieOf(await signIn(right), 'session')
  expect(plain).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604_800 })
  expect(plain).not.toHaveProperty('secure')
  expect(plain).not.toHaveProperty('domain')
  expect(plain?.value.length).toBeGreaterThanOrEqual(43)

  await sandbox.close()
  await open({ cookieDomain: 'sandbox.test' }, { 'x-forwarded-proto': 'https' })
  await browser.get('/api/auth/me')
  const response = await signIn(right)
  expect(cookieOf(response, 'session')).toMatchObject({ secure: true, domain: 'sandbox.test' })
  expect(cookieOf(response, 'XSRF-TOKEN')).toMatchObject({ secure: true, domain: 'sandbox.test' })
})

test.each([wrong, { ...right, login: 'nobody' }, { ...right, password: ' Demo-1234' }])(
  'refuses %o',
  async (credentials) => {
    await browser.get('/api/auth/me')
    const response = await signIn(credentials)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ code: 101 })
    expect(browser.cookies.has('session')).toBe(false)
  },
)

test('after ten failures even the right password is refused for fifteen minutes, for that login only', async () => {
  // However long the database takes, the whole time is left.
  vi.useFakeTimers({ toFake: ['Date'] })
  await browser.get('/api/auth/me')
  const failures = await Promise.all(Array.from({ length: 12 }, () => signIn(wrong)))
  expect(failures.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10)
  const refused = await signIn(right)
  expect([refused.json(), refused.headers['retry-after']]).toEqual([{ code: 429 }, '900'])
  expect((await signIn({ login: 'claire', password: 'Demo-1234' })).statusCode).toBe(200)

  await moveClock(15 * 60 * 1000)
  expect((await signIn(right)).statusCode).toBe(200)
})

test('a success clears the failures', async () => {
  await browser.get('/api/auth/me')
  for (let turn = 0; turn < 2; turn++) {
    for (let failure = 0; failure < 9; failure++) await signIn(wrong)
    expect((await signIn(right)).statusCode).toBe(200)
  }
})

test('a closed account is reported only with the right password, and its sessions end', async () => {
  const player = await signedIn(sandbox.app)
  await sandbox.app.inject({ method: 'PATCH', url: '/__sandbox/users/amine', payload: { closed: true } })
  expect((await player.get('/api/auth/me')).statusCode).toBe(401)

  await browser.get('/api/auth/me')
  expect((await signIn(wrong)).json()).toEqual({ code: 101 })
  expect((await signIn(right)).json()).toEqual({ code: 102 })
})

test('signing out ends the session on the server and clears the cookie', async () => {
  const player = await signedIn(sandbox.app)
  const stolen = player.cookieHeader
  expect((await player.delete('/api/logout')).statusCode).toBe(204)
  expect(player.cookies.has('session')).toBe(false)
  expect((await sandbox.app.inject({ url: '/api/auth/me', headers: { cookie: stolen } })).statusCode).toBe(401)
  expect((await player.delete('/api/logout')).statusCode).toBe(204)
})

test('signing in again replaces the session', async () => {
  browser = await signedIn(sandbox.app)
  const before = browser.cookies.get('session')
  await signIn({ login: 'claire', password: 'Demo-1234' })
  expect(browser.cookies.get('session')).not.toBe(before)
  expect((await sandbox.app.inject({ url: '/api/auth/me', headers: { cookie: `session=${before}` } })).statusCode).toBe(
    401,
  )
})

test('a session expires after seven days', async () => {
  const player = await signedIn(sandbox.app)
  await moveClock(7 * 24 * 60 * 60 * 1000 - 1000)
  expect((await player.get('/api/auth/me')).statusCode).toBe(200)
  await moveClock(7 * 24 * 60 * 60 * 1000 + 1000)
  expect((await player.get('/api/auth/me')).statusCode).toBe(401)
})

test.each([
  [{ login: 'amine' }, { code: 110, param: 'password' }],
  [
    { ...right, admin: true },
    { code: 110, param: 'admin' },
  ],
  [
    { login: 1, password: 'Demo-1234' },
    { code: 110, param: 'login' },
  ],
  [
    {},
    {
      code: 110,
      errors: [
        { code: 110, param: 'login' },
        { code: 110, param: 'password' },
      ],
    },
  ],
])('refuses the body %o', async (body, answer) => {
  await browser.get('/api/auth/me')
  const response = await signIn(body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(answer)
})
