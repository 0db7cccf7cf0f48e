import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'
import { buildSandbox, type Sandbox } from '../../sandbox/app/server.ts'
import { sessionPath } from '../../studio/preview/settings.ts'
import { readySessions } from './ready-sessions.ts'

let sandbox: Sandbox
const [player, other] = demoAccounts as [(typeof demoAccounts)[number], (typeof demoAccounts)[number]]

beforeAll(async () => {
  sandbox = await buildSandbox({ database: ':memory:', games: 1 })
  readySessions(sandbox.app, { players: [player, other], token: 'secret' })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => sandbox.close())

const take = (login: string, headers: object = { 'x-preview-token': 'secret' }) =>
  sandbox.app.inject({ method: 'POST', url: sessionPath, headers: { ...headers }, payload: { login } })
const cookieOf = (answer: Awaited<ReturnType<typeof take>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
const whoIs = async (cookie: string) => {
  const { statusCode, body } = await sandbox.app.inject({ url: '/api/auth/me', headers: { cookie } })
  return statusCode === 200 ? (JSON.parse(body) as { login: string }).login : statusCode
}

it('gives a session of a player, and each but once', async () => {
  const [one, two] = [await take(player.login), await take(player.login)]
  expect([one.statusCode, two.statusCode]).toEqual([204, 204])
  expect(cookieOf(one)).not.toBe(cookieOf(two))
  expect(await whoIs(cookieOf(one))).toBe(player.login)
  expect(await whoIs(cookieOf(two))).toBe(player.login)
})

it('ends the session that the browser had, once the page has taken in the new one', async () => {
  const before = cookieOf(await take(player.login))
  const next = await take(other.login, { 'x-preview-token': 'secret', cookie: before })
  expect(await whoIs(cookieOf(next))).toBe(other.login)
  expect(await whoIs(before)).toBe(player.login)
  await vi.waitFor(async () => expect(await whoIs(before)).toBe(401), { timeout: 8000, interval: 200 })
})

it('gives none to pages that are no previews, and for logins that are no demo players', async () => {
  for (const answer of [
    await take(player.login, {}),
    await take(player.login, { 'x-preview-token': 'other' }),
    await take('nobody'),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})
