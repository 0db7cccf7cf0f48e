import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../server.ts'
import { Browser } from '../testing/browser.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await buildSandbox({ database: ':memory:', control: true })
})
afterEach(() => sandbox.close())

const outbox = (query = '') => sandbox.app.inject({ url: `/__sandbox/outbox${query}` })

/** Fails to sign in until it is locked; answers what the caller saw. */
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

test('the outbox shows who was told of a lock, the newest last, and the caller sees no difference', async () => {
  const known = await lock('claire')
  expect(await lock('nobody')).toEqual(known)
  expect(known.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(400), 429])
  await lock('amine')

  const messages = (await outbox()).json()
  expect(messages).toMatchObject([{ id: 1, recipient: 'claire@players.example' }, { id: 2, recipient: 'amine@players.example' }])
  expect((await outbox('?to=amine@players.example')).json()).toEqual([messages[1]])
  expect((await outbox('?to=nobody@players.example')).json()).toEqual([])
}, 15_000)

test('a reset empties it and ends the locks, so that the next one is told of again', async () => {
  await lock('claire')
  await sandbox.app.inject({ method: 'POST', url: '/__sandbox/reset' })
  expect((await outbox()).json()).toEqual([])
  await lock('claire')
  expect((await outbox()).json()).toMatchObject([{ id: 1 }])
}, 15_000)

test.each(['?from=claire', '?to='])('refuses the query %s', async (query) => {
  expect((await outbox(query)).json()).toMatchObject({ code: 110 })
})

test('without the control API there is none', async () => {
  await sandbox.close()
  sandbox = await buildSandbox({ database: ':memory:' })
  expect((await outbox()).statusCode).toBe(404)
})
