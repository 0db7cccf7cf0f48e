import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { moveClock } from '../../testing/messages.ts'
import { openBook } from './testing.ts'
import { digitainDocument, withFragments } from './documents.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
})
afterAll(() => sandbox.close())

const path = '/api/json-rpc/create-session/'
const isSignedIn = async (token: string) => (await openBook(sandbox.app, token).call('GET', '/state')).status === 200
const stripped = (html: string) => html.replace(/\d,/g, '')
const paramsOf = (html: string) =>
  Object.fromEntries(JSON.parse(/(?:frame|boot)\((\[.*?\n\])/s.exec(html)![1]!) as [string, string][])

const calls = {
  digitain: 'fundist?isMobile=false&isLive=false&lang=en',
  gagroup: 'ga-group?device=D&type=live&lang=fr',
  altenar: 'altenar',
  betby: 'betby?lang=en&device=M&type=pregame',
  horses: 'horses?device=M&lang=ar',
}

test('digitain’s document works only after its fragments are removed', async () => {
  const browser = await signedIn(sandbox.app, 'claire')
  for (const isMobile of [true, false]) {
    const { SessionHTML: html } = (await browser.get(`${path}fundist?isMobile=${isMobile}&isLive=true&lang=ar`)).json()
    expect(html.match(/\d,/g).length).toBeGreaterThan(8)
    expect(html).not.toMatch(/SportFrame\.frame\(|Bootstrapper\.boot\(/)
    expect(paramsOf(stripped(html))).toEqual({
      server: 'http://sport.vendors.localhost:80',
      token: expect.stringMatching(/^[\w-]{43}$/),
      currentPage: 'Live',
      device: isMobile ? 'm' : 'd',
      language: 'ar',
    })
    expect(stripped(html)).toContain(isMobile ? '/digitain/bootstrapper.js' : '/digitain/sport-frame.js')
  }
})

test('removing the fragments restores the document, wherever they were inserted', () => {
  for (let seed = 0; seed < 300; seed++) {
    const html = digitainDocument({
      origin: `http://sport.vendors.localhost:${4000 + seed}`,
      token: `1a2b${seed}`,
      lang: 'en',
      device: seed % 2 ? 'mobile' : 'desktop',
      isLive: true,
    })
    expect(html).not.toMatch(/\d,/)
    expect(withFragments(html, seed)).not.toBe(html)
    expect(stripped(withFragments(html, seed))).toBe(html)
  }
})

test('visitors get a session without a token: `-` in digitain’s document, SP none', async () => {
  const visitor = new Browser(sandbox.app)
  const ask = async (call: string) => (await visitor.get(path + call)).json()
  expect(paramsOf(stripped((await ask(calls.digitain)).SessionHTML)).token).toBe('-')
  for (const call of [calls.gagroup, calls.horses]) expect((await ask(call)).value).toContain('data-token=""')
  expect([await ask(calls.altenar), await ask(calls.betby)]).toEqual([{ token: '' }, { token: '' }])
  expect((await visitor.get(`${path}sp?lang=en&device=D&type=live`)).statusCode).toBe(401)
})

test('unknown parameters are refused', async () => {
  const browser = await signedIn(sandbox.app, 'claire')
  for (const call of [
    'fundist',
    'fundist?isMobile=maybe&isLive=true&lang=en',
    'ga-group?device=X&type=live&lang=en',
    'betby?lang=english&device=D&type=live',
    'altenar?token=1',
    'horses?device=D&lang=en&userId=1',
  ]) {
    expect([call, (await browser.get(path + call)).statusCode]).toEqual([call, 400])
  }
})

test('a token is valid for its vendor, and each call returns a new one', async () => {
  const browser = await signedIn(sandbox.app, 'claire')
  const tokens = await Promise.all(
    [calls.altenar, calls.altenar, calls.betby].map(async (call) => (await browser.get(path + call)).json().token),
  )
  expect(new Set(tokens).size).toBe(3)
  const providers = await Promise.all(
    tokens.map(async (token) => (await openBook(sandbox.app, token).call('GET', '/state')).body),
  )
  expect(providers).toMatchObject([
    { provider: 'altenar', kind: 'sport' },
    { provider: 'altenar' },
    { provider: 'betby', device: 'mobile', currency: 'EUR' },
  ])
})

test('a token stays valid while it is used, and expires after half an hour, at sign-out, with the account, and through the control API', async () => {
  const open = async (login: string) => {
    const browser = await signedIn(sandbox.app, login)
    return { browser, token: (await browser.get(path + calls.altenar)).json().token as string }
  }
  const [idle, out, closed, expired, other] = await Promise.all(
    ['claire', 'claire', 'lena', 'amine', 'jordan'].map(open),
  )
  for (const minutes of [29, 58]) {
    await moveClock(sandbox.app, minutes * 60_000)
    expect(await isSignedIn(idle!.token)).toBe(true)
  }
  await moveClock(sandbox.app, 90 * 60_000)
  expect(await isSignedIn(idle!.token)).toBe(false)
  await moveClock(sandbox.app, 0)

  await out!.browser.delete('/api/logout')
  await sandbox.app.inject({ method: 'PATCH', url: '/__sandbox/users/lena', payload: { closed: true } })
  await sandbox.app.inject({ method: 'POST', url: '/__sandbox/sport/tokens/expire', payload: { login: 'amine' } })
  const alive = await Promise.all([out, closed, expired, other].map((each) => isSignedIn(each!.token)))
  expect(alive).toEqual([false, false, false, true])
  expect(await isSignedIn((await expired!.browser.get(path + calls.altenar)).json().token)).toBe(true)
})

test('cookies and other hosts do not identify a player; any origin may call', async () => {
  const browser = await signedIn(sandbox.app, 'claire')
  const ask = (headers: Record<string, string>, url = '/sportsbook/v1/state') =>
    sandbox.app.inject({ url, headers: { host: 'sport.vendors.localhost:80', ...headers } })
  expect((await ask({ cookie: browser.cookieHeader })).json()).toMatchObject({ signedIn: false })
  expect((await ask({ origin: 'null' })).headers['access-control-allow-origin']).toBe('*')
  expect((await ask({}, '/api/auth/me')).statusCode).toBe(404)
  expect((await sandbox.app.inject({ url: '/sportsbook/v1/state' })).statusCode).toBe(404)
})
