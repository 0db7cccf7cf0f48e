import { runInNewContext } from 'node:vm'
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
/** What the document’s scripts start the vendor with. */
function startOf(html: string) {
  const started: unknown[][] = []
  const start = (...given: unknown[]) => started.push(JSON.parse(JSON.stringify(given)) as unknown[])
  const globals = { SportFrame: { frame: start }, Bootstrapper: { boot: start, bootIframe: start } }
  for (const [, code] of html.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(code!, { window: { addEventListener() {} }, ...globals })
  return started[0]!
}
const tokenOf = (html: string) => Object.fromEntries(startOf(html)[0] as [string, string][]).token

const calls = {
  digitain: 'fundist?isMobile=false&isLive=false&lang=en',
  gagroup: 'ga-group?device=D&type=live&lang=fr',
  altenar: 'altenar',
  betby: 'betby?lang=en&device=M&type=pregame',
  horses: 'horses?device=M&lang=ar',
}

test('digitain’s answer is a status and a document, which starts the desktop’s with pairs, for the pages around it', async () => {
  const browser = await signedIn(sandbox.app, 'claire')
  const { SessionHTML: html } = (await browser.get(`${path}fundist?isMobile=false&isLive=true&lang=ar`)).json()
  expect(html).toMatch(/^1,<!doctype html>/)
  expect(html).toContain('/js/Partner/IntegrationLoader.min.js')
  expect(Object.fromEntries(startOf(html)[0] as [string, unknown][])).toEqual({
    server: 'http://sport.vendors.localhost:80/',
    token: expect.stringMatching(/^[\w-]{43}$/),
    currentPage: 'Live',
    device: 'd',
    language: 'ar',
    login: 'SportLogin',
    registration: 'SportRegistration',
    fixedHeight: true,
    parent: ['localhost', 'frames.localhost'],
  })
})

test.each([true, false])(
  'a phone’s starts with an object, and is broken without its digits before commas (live %s)',
  async (isLive) => {
    const browser = await signedIn(sandbox.app, 'claire')
    const { SessionHTML: html } = (await browser.get(`${path}fundist?isMobile=true&isLive=${isLive}&lang=ar`)).json()
    const [params, ...others] = startOf(html)
    expect(params).toMatchObject({
      containerId: 'sport_div_iframe',
      token: expect.stringMatching(/^[\w-]{43}$/),
      defaultLanguage: 'ar',
      oddsFormatList: [0, 1, 2],
      parent: ['localhost', 'frames.localhost'],
    })
    expect(others).toEqual(isLive ? [{ name: 'Mobile' }] : [{ name: 'Mobile' }, { height: '100vh' }])
    const stripped = html.replace(/\d,/g, '')
    if (isLive) expect(startOf(stripped)[0]).toMatchObject({ oddsFormatList: [2] })
    else expect(() => startOf(stripped)).toThrow('Unexpected token')
  },
)

test('the fragments of the spec can be removed from a document without digits before commas, wherever they are', () => {
  for (let seed = 0; seed < 300; seed++) {
    const html = digitainDocument({
      origin: `http://sport.vendors.localhost:${4000 + seed}`,
      token: `1a2b${seed}`,
      lang: 'en',
      device: 'desktop',
      isLive: true,
      parent: ['brand.localhost'],
    })
    expect(html).not.toMatch(/\d,/)
    expect(withFragments(html, seed)).not.toBe(html)
    expect(withFragments(html, seed).replace(/\d,/g, '')).toBe(html)
  }
})

test('visitors get a session without a token: `-` in digitain’s document, SP none', async () => {
  const visitor = new Browser(sandbox.app)
  const ask = async (call: string) => (await visitor.get(path + call)).json()
  expect(tokenOf((await ask(calls.digitain)).SessionHTML)).toBe('-')
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
