import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
})
afterEach(() => sandbox.close())

const people = { accept: 'text/html,application/xhtml+xml' }
const page = (query = '') => sandbox.app.inject({ url: `/__sandbox/outbox${query}`, headers: people })
const outbox = (query = '') => sandbox.app.inject({ url: `/__sandbox/outbox${query}` })

/** Fails to sign in until the login is locked; returns the answers to the caller. */
async function lock(login: string) {
  const browser = new Browser(sandbox.app)
  await browser.get('/api/auth/me')
  const answers = []
  for (let attempt = 0; attempt < 11; attempt++) {
    const { statusCode, headers, body } = await browser.post('/api/client-login', { login, password: 'wrong' })
    answers.push({ statusCode, headers: Object.keys(headers), body })
  }
  return answers
}

test('the outbox holds the emails about locks, newest last, and the caller sees no difference', async () => {
  const known = await lock('claire')
  expect(await lock('nobody')).toEqual(known)
  expect(known.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(400), 429])
  await lock('amine')

  const messages = (await outbox()).json()
  expect(messages).toMatchObject([
    { id: 1, recipient: 'claire@players.example' },
    { id: 2, recipient: 'amine@players.example' },
  ])
  expect((await outbox('?to=amine@players.example')).json()).toEqual([messages[1]])
  expect((await outbox('?to=nobody@players.example')).json()).toEqual([])
}, 15_000)

test('a reset empties it and ends the locks, so that the next lock sends an email again', async () => {
  await lock('claire')
  await sandbox.app.inject({ method: 'POST', url: '/__sandbox/reset' })
  expect((await outbox()).json()).toEqual([])
  await lock('claire')
  expect((await outbox()).json()).toMatchObject([{ id: 1 }])
}, 15_000)

test.each(['?from=claire', '?to='])('refuses the query %s', async (query) => {
  expect((await outbox(query)).json()).toMatchObject({ code: 110 })
})

test('without the control API only its page exists', async () => {
  await sandbox.close()
  sandbox = await buildSandbox({ database: await testDatabase() })
  expect((await outbox()).statusCode).toBe(404)
  expect((await page()).statusCode).toBe(200)
})

describe('the page', () => {
  test('shows the newest first, each with its links, only to this machine', async () => {
    expect((await page()).body).toContain('Nothing was sent yet')
    const visitor = new Browser(sandbox.app, { host: 'sahel.localhost:4600' })
    await visitor.get('/api/auth/me')
    await visitor.post('/api/password-recovery-email', { email: 'claire@players.example' })
    await visitor.post('/api/signup/send-code', { phone: '+221770000001' })

    const { headers, body } = await page()
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(body.indexOf('SMS to +221770000001')).toBeLessThan(body.indexOf('Mail to claire@players.example'))
    expect(body).toMatch(
      /<a href="(http:\/\/sahel\.localhost:4600\/reset-password\/[\w-]{43})" target="_blank" rel="noopener">\1<\/a>/,
    )
    expect((await page('?to=claire@players.example')).body).not.toContain('SMS to')
    const remote = await sandbox.app.inject({ url: '/__sandbox/outbox', headers: people, remoteAddress: '10.1.2.3' })
    expect(remote.statusCode).toBe(403)
  })

  test('escapes markup', async () => {
    const visitor = new Browser(sandbox.app)
    await visitor.get('/api/auth/me')
    const login = '<img/src=x/onerror=alert(1)>&quot;'
    await visitor.post('/api/betogol-signup', {
      login,
      password: 'Secret-1',
      checkTerms: true,
      email: `'&amp@players.example`,
    })
    const { body: html } = await page()
    expect(html).toContain('&#60;img/src=x/onerror=alert(1)&#62;&#38;quot;')
    expect(html).toContain('Mail to &#39;&#38;amp')
    expect(html).not.toContain('<img')
  })
})
