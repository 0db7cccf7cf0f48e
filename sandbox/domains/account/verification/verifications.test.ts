import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../app/server.ts'
import { Browser, signedIn } from '../../../testing/browser.ts'
import { moveClock } from '../../../testing/messages.ts'
import { testDatabase } from '../../../testing/database.ts'

const vendor = 'sumsub.vendors.localhost'

let sandbox: Sandbox
let player: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  player = await signedIn(sandbox.app, 'lena')
})
afterEach(() => sandbox.close())

const read = async () => (await player.get('/api/my/verification')).json()
const set = (status: string, reasons?: string[]) =>
  sandbox.app.inject({
    method: 'PUT',
    url: '/__sandbox/users/lena/verification',
    payload: { status, ...(reasons && { reasons }) },
  })
const atVendor = async (name: string, payload: object) => {
  const response = await sandbox.app.inject({
    method: 'POST',
    url: `/websdk/resources/${name}`,
    headers: { host: vendor },
    payload,
  })
  return [response.statusCode, response.json()] as const
}

test('a player begins, sends two steps, is reviewed, and is then verified', async () => {
  const { token, ...rest } = await read()
  expect(rest).toEqual({ status: 'not-started', reasons: [] })
  expect(await atVendor('applicant', { token })).toEqual([200, { status: 'not-started', step: 0, reasons: [] }])
  expect((await atVendor('steps', { token, step: 2 }))[0]).toBe(400)
  expect((await atVendor('submission', { token, review: 'done' }))[0]).toBe(400)
  await atVendor('steps', { token, step: 1 })
  expect(await read()).toMatchObject({ status: 'in-progress' })
  await atVendor('steps', { token, step: 2 })
  expect((await atVendor('submission', { token, review: 'done' }))[1]).toMatchObject({ status: 'waiting' })
  expect(await read()).toEqual({ status: 'waiting', reasons: [] })
  await moveClock(sandbox.app, 4000)
  await expect.poll(read, { timeout: 5000 }).toEqual({ status: 'done', reasons: [] })
  expect((await player.get('/api/auth/me')).json()).toMatchObject({ isVerificated: true })
})

test('reasons are in the player’s language, and others as the reviewer wrote them', async () => {
  await set('more-needed', ['blurred', 'Call us.'])
  player.cookies.set('i18next', 'de')
  expect((await read()).reasons).toEqual([
    'Das Foto des Dokuments ist unscharf. Machen Sie es bei gutem Licht noch einmal.',
    'Call us.',
  ])
})

test('a token names the origin of the vendor’s page, and opens nothing for anybody else', async () => {
  const { token } = await read()
  const [, content] = token.replace('_act-sbx-jwt-', '').split('.')
  expect(JSON.parse(Buffer.from(content, 'base64').toString()).url).toBe(`http://${vendor}:80`)
  for (const wrong of [token.replace('lena', 'x').slice(0, -5), `${token.slice(0, -10)}AAAAAAA-v2`, 'x', ''])
    expect(await atVendor('applicant', { token: wrong }), wrong).toEqual([401, { code: 'invalid-token' }])
})

test('a token is over after ten minutes, and a new one is given to players who can send something', async () => {
  const { token } = await read()
  await moveClock(sandbox.app, 11 * 60_000)
  expect((await atVendor('applicant', { token }))[0]).toBe(401)
  const { token: fresh } = (await player.post('/api/my/verification/token')).json()
  expect((await atVendor('applicant', { token: fresh }))[0]).toBe(200)
  await set('refused')
  expect((await player.post('/api/my/verification/token')).statusCode).toBe(400)
  expect((await player.post('/api/my/verification/link')).statusCode).toBe(400)
  expect(await read()).not.toHaveProperty('token')
})

test('a link opens the vendor’s page on another device, for half an hour', async () => {
  const { link, expiresAt } = (await player.post('/api/my/verification/link')).json()
  const { host, pathname } = new URL(link)
  expect(host).toBe(vendor)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 60_000)
  expect((await sandbox.app.inject({ url: pathname, headers: { host } })).headers['content-type']).toContain('html')
  const code = pathname.split('/').at(-1)!
  const [, { token }] = await atVendor('link', { code })
  expect((await atVendor('applicant', { token }))[0]).toBe(200)
  expect((await atVendor('link', { code: code.replace(/_\d+_/, '_1_') }))[0]).toBe(401)
  await moveClock(sandbox.app, 31 * 60_000)
  expect((await atVendor('link', { code }))[0]).toBe(401)
})

test('visitors have no verification', async () => {
  const visitor = new Browser(sandbox.app)
  await visitor.get('/api/auth/me')
  expect((await visitor.get('/api/my/verification')).statusCode).toBe(401)
  expect((await visitor.post('/api/my/verification/token')).statusCode).toBe(401)
})

test('the vendor’s page has its texts in every language of the product, and English for others', async () => {
  const textsIn = async (lang: string) =>
    (await sandbox.app.inject({ url: `/websdk/texts/${lang}.json`, headers: { host: vendor } })).json()
  const english = await textsIn('en')
  for (const lang of ['ar', 'de', 'es', 'fa', 'fr', 'sr', 'tr', 'uz']) {
    const texts = await textsIn(lang)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(texts).toMatchObject({ lang, dir: ['ar', 'fa'].includes(lang) ? 'rtl' : 'ltr' })
  }
  expect(await textsIn('xx')).toEqual(english)
})
