import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TelegramSignIn } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser } from '../../testing/browser.ts'
import { moveClock } from '../../testing/messages.ts'
import { testDatabase } from '../../testing/database.ts'

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
  [{ admin: true }, 'admin'],
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
