import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { linkTo, messagesTo, moveClock } from '../../testing/messages.ts'
import { testDatabase } from '../../testing/database.ts'

const hour = 60 * 60 * 1000
const claire = 'claire@players.example'
const lena = 'lena@players.example'

let sandbox: Sandbox
let browser: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  browser = new Browser(sandbox.app, { host: 'atlas.localhost:4600' })
  await browser.get('/api/auth/me')
})
afterEach(() => sandbox.close())

const ask = (email: string) => browser.post('/api/password-recovery-email', { email })
const set = (sessionId: string, newPassword = 'New-Secret-1') =>
  browser.call('PATCH', '/api/password-recovery', { body: { sessionId, newPassword } })
const signIn = (password: string) => browser.post('/api/client-login', { login: 'claire', password })
const spent = { code: 114 }

test('an email links to the brand’s own reset page, and its link sets the password', async () => {
  expect((await ask('Claire@players.example')).json()).toEqual({})
  const [email] = await messagesTo(sandbox.app, claire)
  expect(email?.text).toMatch(/http:\/\/atlas\.localhost:4600\/reset-password\/[\w-]{43}\s/)
  expect((await set(await linkTo(sandbox.app, claire))).json()).toEqual({})
  expect((await signIn('Demo-1234')).json()).toEqual({ code: 101 })
  expect((await signIn('New-Secret-1')).statusCode).toBe(200)
  expect((await messagesTo(sandbox.app, claire)).at(-1)?.subject).toBe('Your password was changed')
})

test('setting it ends every session and the lock after ten failures', async () => {
  const player = await signedIn(sandbox.app, 'claire')
  await Promise.all(Array.from({ length: 11 }, () => signIn('wrong')))
  expect((await signIn('Demo-1234')).json()).toEqual({ code: 429 })
  await ask(claire)
  const secret = /reset-password\/(\S+)/.exec((await messagesTo(sandbox.app, claire)).at(-1)?.text ?? '')?.[1] ?? ''
  await set(secret)
  expect((await player.get('/api/auth/me')).statusCode).toBe(401)
  expect((await signIn('New-Secret-1')).statusCode).toBe(200)
}, 15_000)

test('the caller cannot tell whether an account exists', async () => {
  await sandbox.app.inject({ method: 'PATCH', url: '/__sandbox/users/amine', payload: { closed: true } })
  const known = await ask(claire)
  for (const email of ['nobody@players.example', 'amine@players.example']) {
    const unknown = await ask(email)
    expect([unknown.statusCode, unknown.body, Object.keys(unknown.headers)]).toEqual([
      known.statusCode,
      known.body,
      Object.keys(known.headers),
    ])
    expect(await messagesTo(sandbox.app, email)).toEqual([])
  }
})

test('a link works once, for an hour, and until the next one', async () => {
  await ask(claire)
  const first = await linkTo(sandbox.app, claire)
  await ask(claire)
  const second = await linkTo(sandbox.app, claire)
  expect((await set(first)).json()).toEqual(spent)
  expect((await set(second)).statusCode).toBe(200)
  expect((await set(second)).json()).toEqual(spent)

  await ask(claire)
  const third = await linkTo(sandbox.app, claire)
  await moveClock(sandbox.app, hour)
  expect((await set(third)).json()).toEqual(spent)
})

test('of two parallel uses of a link, one sets the password', async () => {
  await ask(claire)
  const secret = await linkTo(sandbox.app, claire)
  const answers = await Promise.all([set(secret, 'Secret-One'), set(secret, 'Secret-Two')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('a password that breaks the rule does not consume the link', async () => {
  await ask(claire)
  const secret = await linkTo(sandbox.app, claire)
  for (const password of ['', 'x', 'with space', 'x'.repeat(181)])
    expect((await set(secret, password)).json()).toEqual({ code: 110, param: 'newPassword' })
  expect((await set(secret)).statusCode).toBe(200)
})

test('invented links and links for another purpose do not work', async () => {
  browser = await signedIn(sandbox.app, 'lena')
  await browser.post('/api/confirm-email')
  for (const secret of ['', 'x', '__proto__', await linkTo(sandbox.app, lena)])
    expect((await set(secret)).json()).toEqual(spent)
})

test('an address may ask three times in a quarter of an hour, known or not', async () => {
  for (const email of [claire, 'nobody@players.example']) {
    const statuses = []
    for (let turn = 0; turn < 4; turn++) statuses.push((await ask(email)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
  expect((await ask('CLAIRE@players.example')).statusCode).toBe(429)
  expect((await ask('not an address')).json()).toEqual({ code: 110, param: 'email' })
})

test('a call from a page of no brand sends no email', async () => {
  browser = new Browser(sandbox.app, { origin: 'http://evil.example' })
  await browser.get('/api/auth/me')
  expect((await ask(claire)).json()).toEqual({ code: 400 })
  expect(await messagesTo(sandbox.app, claire)).toEqual([])
})

test('the confirmation link confirms the address in any browser, once', async () => {
  const player = await signedIn(sandbox.app, 'lena')
  expect((await player.post('/api/confirm-email')).statusCode).toBe(204)
  const secret = await linkTo(sandbox.app, lena)
  expect((await browser.post(`/api/confirm-email/${secret}`)).statusCode).toBe(204)
  expect((await player.get('/api/my/full-data')).json().isEmailConfirmed).toBe(true)
  expect((await browser.post(`/api/confirm-email/${secret}`)).json()).toEqual(spent)

  expect((await player.post('/api/confirm-email')).statusCode).toBe(204)
  expect(await messagesTo(sandbox.app, lena)).toHaveLength(1)
})

test('a confirmation link is valid for three days, and only while the address is the player’s', async () => {
  const player = await signedIn(sandbox.app, 'lena')
  await player.post('/api/confirm-email')
  const old = await linkTo(sandbox.app, lena)
  await moveClock(sandbox.app, 72 * hour)
  expect((await browser.post(`/api/confirm-email/${old}`)).json()).toEqual(spent)

  await player.post('/api/confirm-email')
  const former = await linkTo(sandbox.app, lena)
  await player.call('PATCH', '/api/my/full-data', { body: { email: 'new@players.example' } })
  expect((await browser.post(`/api/confirm-email/${former}`)).json()).toEqual(spent)
  expect(
    (await browser.post(`/api/confirm-email/${await linkTo(sandbox.app, 'new@players.example')}`)).statusCode,
  ).toBe(204)
})

test('a signed-in player with an address may request the email three times in a quarter of an hour', async () => {
  expect((await browser.post('/api/confirm-email')).statusCode).toBe(401)
  const player = await signedIn(sandbox.app, 'lena')
  const statuses = []
  for (let turn = 0; turn < 4; turn++) statuses.push((await player.post('/api/confirm-email')).statusCode)
  expect(statuses).toEqual([204, 204, 204, 429])
})
