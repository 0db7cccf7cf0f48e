import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TelegramSignIn } from '#api'
import { Clock } from '../../app/clock.ts'
import { openDatabase } from '../../app/db/database.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser } from '../../testing/browser.ts'
import { moveClock } from '../../testing/messages.ts'
import { testDatabase } from '../../testing/database.ts'
import { TelegramTokens } from './telegram-tokens.ts'

const day = 24 * 60 * 60 * 1000
const [amine, nadia, omar, mallory] = [710000001, 710000002, 710000003, 710000004]

let sandbox: Sandbox
let browser: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({
    database: await testDatabase(),
    control: true,
    currencies: { 'medina.localhost': 'TND' },
  })
  browser = new Browser(sandbox.app, { host: 'medina.localhost:4600' })
  await browser.get('/api/auth/me')
})
afterEach(() => sandbox.close())

/** The data that the stand-in for Telegram’s widget gives the page about a person. */
async function signed(id: number): Promise<TelegramSignIn> {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/sign',
    headers: { host: 'telegram.vendors.localhost:4600' },
    payload: { id },
  })
  return answer.json()
}
const enter = (body: object) => browser.post('/api/auth/telegram', body)

test('a known Telegram user is signed in', async () => {
  const response = await enter(await signed(amine))
  expect(response.json()).toMatchObject({ login: 'amine', currency: 'TND', balance: 1250.5 })
  expect((await browser.get('/api/auth/me')).json()).toEqual(response.json())
})

test('an unknown one gets the message that the front end recognizes, and nobody is signed in', async () => {
  const response = await enter(await signed(nadia))
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'User not found' }])
  expect((await browser.get('/api/auth/me')).statusCode).toBe(204)
})

test('an unknown one who registers gets an account in the brand’s currency, once', async () => {
  const data = await signed(nadia)
  const response = await enter({ ...data, isRegister: true, firstDepositBonus: 'slots', referralCode: 'FRIEND' })
  expect(response.json()).toMatchObject({
    login: `tg${nadia}`,
    currency: 'TND',
    balance: 0,
    isPaymentSystemUser: true,
    fortuneWheel: { status: 'NEW' },
  })
  expect((await browser.get('/api/my/full-data')).json()).toMatchObject({ name: 'Nadia', surname: 'Farouk' })

  const { id } = response.json()
  for (const again of [data, { ...data, isRegister: true, referralCode: '' }])
    expect((await enter(again)).json().id).toBe(id)
})

test('odd or missing names are stored as they are', async () => {
  for (const id of [omar, mallory])
    expect((await enter({ ...(await signed(id)), isRegister: true })).statusCode).toBe(200)
  expect((await browser.get('/api/my/full-data')).json()).toMatchObject({ name: '<b>Mallory</b>' })
})

test('no password signs in to an account created through Telegram', async () => {
  await enter({ ...(await signed(nadia)), isRegister: true })
  const other = new Browser(sandbox.app, { host: 'medina.localhost:4600' })
  await other.get('/api/auth/me')
  for (const password of ['', '$', 'undefined'])
    expect((await other.post('/api/client-login', { login: `tg${nadia}`, password })).json()).toEqual({ code: 101 })
})

test('a changed, added or removed field and a guessed hash are refused', async () => {
  const data = await signed(amine)
  const { last_name: _lastName, ...without } = data
  const forged: object[] = [
    { ...data, id: amine + 1 },
    { ...data, first_name: 'Nadia' },
    { ...data, photo_url: 'https://evil.example/me.jpg' },
    { ...data, auth_date: data.auth_date - 1 },
    { ...data, hash: '0'.repeat(64) },
    { ...data, hash: data.hash.slice(0, 62) },
    { ...data, hash: '' },
    { ...data, hash: 'zz'.repeat(32) },
    without,
  ]
  for (const body of forged) {
    const response = await enter(body)
    expect([body, response.statusCode, response.json()]).toEqual([body, 400, { code: 110, param: 'hash' }])
  }
  expect((await enter(data)).statusCode).toBe(200)
})

test('a signature is valid for a day, and not before its date', async () => {
  const data = await signed(amine)
  await moveClock(sandbox.app, day - 60_000)
  expect((await enter(data)).statusCode).toBe(200)
  await moveClock(sandbox.app, day + 60_000)
  expect((await enter(data)).json()).toEqual({ code: 110, param: 'auth_date' })
  await moveClock(sandbox.app, -60_000)
  expect((await enter(data)).json()).toEqual({ code: 110, param: 'auth_date' })
})

test('a closed account is refused', async () => {
  await sandbox.app.inject({ method: 'PATCH', url: '/__sandbox/users/amine', payload: { closed: true } })
  for (const isRegister of [true, false]) {
    const response = await enter({ ...(await signed(amine)), isRegister })
    expect([response.statusCode, response.json()]).toEqual([400, { code: 2680 }])
  }
})

test.each([
  [{ first_name: 7 }, 'first_name'],
  [{ isRegister: 'true' }, 'isRegister'],
  [{ firstDepositBonus: '' }, 'firstDepositBonus'],
])('refuses %o', async (change, param) => {
  expect((await enter({ ...(await signed(amine)), ...change })).json()).toEqual({ code: 110, param })
})

test('each sandbox has its own bot token', async () => {
  const data = await signed(amine)
  await sandbox.close()
  sandbox = await buildSandbox({ database: await testDatabase() })
  browser = new Browser(sandbox.app, { host: 'medina.localhost:4600' })
  await browser.get('/api/auth/me')
  expect((await enter(data)).json()).toEqual({ code: 110, param: 'hash' })
})

/** The token that the stand-in for Telegram’s login library gives the page about a person. */
async function tokenOf(id: number, nonce = 'n'.repeat(32), client_id = '7000000001') {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/sign-token',
    headers: { host: 'telegram-oauth.vendors.localhost:4600' },
    payload: { id, client_id, nonce },
  })
  return { id_token: answer.json().result as string, nonce }
}
const enterByToken = (body: object) => browser.post('/api/auth/telegram/token', body)

test('a token signs in the same players as the widget, and registers others', async () => {
  expect((await enterByToken(await tokenOf(amine))).json()).toMatchObject({ login: 'amine' })
  const token = await tokenOf(nadia)
  expect((await enterByToken(token)).json()).toEqual({ message: 'User not found' })
  const registered = (await enterByToken({ ...token, isRegister: true, referralCode: 'FRIEND' })).json()
  expect(registered).toMatchObject({ login: `tg${nadia}`, currency: 'TND' })
  expect((await browser.get('/api/my/full-data')).json()).toMatchObject({ name: 'Nadia', surname: 'Farouk' })
  expect((await enter(await signed(nadia))).json().id).toBe(registered.id)
})

test('a changed token, one of another nonce and an expired one are refused', async () => {
  const token = await tokenOf(amine)
  const [head, body, signature] = token.id_token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forged = [
    `${head}.${encode({ ...claims, id: nadia })}.${signature}`,
    `${encode({ alg: 'none' })}.${body}.`,
    `${head}.${body}`,
    'x',
  ]
  for (const id_token of forged)
    expect((await enterByToken({ ...token, id_token })).json()).toEqual({ code: 110, param: 'id_token' })
  expect((await enterByToken({ ...token, nonce: 'm'.repeat(32) })).json()).toEqual({ code: 110, param: 'nonce' })
  expect((await enterByToken({ id_token: token.id_token })).json()).toEqual({ code: 110, param: 'nonce' })
  expect(
    (await enterByToken(await tokenOf(amine, '').then(({ id_token }) => ({ ...token, id_token })))).json(),
  ).toEqual({ code: 110, param: 'nonce' })

  await moveClock(sandbox.app, 60 * 60 * 1000)
  expect((await enterByToken(token)).json()).toEqual({ code: 110, param: 'id_token' })
})

test('a token for another client is refused', async () => {
  const db = await openDatabase(await testDatabase())
  const tokens = new TelegramTokens(db, new Clock())
  const nonce = 'n'.repeat(32)
  const made = (audience: string) => tokens.make({ id: amine, first_name: 'Amine' }, audience, nonce)
  expect(await tokens.verify({ id_token: await made('7000000001'), nonce })).toEqual({ id: amine, first_name: 'Amine' })
  await expect(tokens.verify({ id_token: await made('7000000002'), nonce })).rejects.toThrow('id_token')
  await db.destroy()
})
