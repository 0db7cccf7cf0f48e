import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { messagesTo } from '../../testing/messages.ts'
import { familyA, familyB, visitorOf } from './testing.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let browser: Browser

beforeEach(async () => {
  sandbox = await buildSandbox({
    database: await testDatabase(),
    control: true,
    currencies: { 'medina.localhost': 'TND' },
  })
  browser = await visitor()
})
afterEach(() => sandbox.close())

const visitor = (host?: string) => visitorOf(sandbox.app, host)
const register = (body: object, path = '/api/betogol-signup') => browser.post(path, body)

test.each([
  [{ ...familyA, email: 'Claire@Players.Example' }, 'email'],
  [{ ...familyA, phone: '33639980143' }, 'phone'],
  [{ ...familyB, login: 'amine' }, 'login'],
  [{ ...familyB, login: 'AMINE' }, 'login'],
])('values of another player are taken: %o', async (body, param) => {
  expect((await register(body)).json()).toEqual({ code: 111, param })
})

test('of two identical parallel registrations, one gets the account', async () => {
  const answers = await Promise.all([1, 2, 3].map(async () => (await visitor()).post('/api/betogol-signup', familyB)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
})

test('a registration replaces the caller’s session', async () => {
  browser = await signedIn(sandbox.app)
  const before = browser.cookieHeader
  await browser.get('/api/auth/me')
  expect((await register(familyB)).statusCode).toBe(200)
  expect((await sandbox.app.inject({ url: '/api/auth/me', headers: { cookie: before } })).statusCode).toBe(401)
})

test('needs the XSRF header and a page of a brand', async () => {
  const bare = await sandbox.app.inject({ method: 'POST', url: '/api/betogol-signup', payload: familyB })
  expect([bare.statusCode, bare.json()]).toEqual([419, { code: 419 }])
  browser = new Browser(sandbox.app, { origin: 'http://evil.example' })
  await browser.get('/api/auth/me')
  expect((await register(familyA)).json()).toEqual({ code: 400 })
  expect(await messagesTo(sandbox.app, familyA.email)).toEqual([])
})

test('an address may register at most sixty times in a quarter of an hour', async () => {
  const attempts = Array.from({ length: 61 }, () => register({ ...familyB, login: '' }))
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('the available currencies have codes, names and symbols', async () => {
  const currencies = (await browser.get('/api/signup-currency')).json()
  expect(currencies).toContainEqual({ code: 'EUR', name: 'Euro', symbol: '€' })
  expect(currencies).toContainEqual({ code: 'TND', name: 'Tunisian Dinar', symbol: 'TND' })
})
