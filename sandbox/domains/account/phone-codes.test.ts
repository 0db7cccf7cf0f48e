import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { messagesTo, moveClock } from '../../testing/messages.ts'
import { familyA } from './testing.ts'
import { testDatabase } from '../../testing/database.ts'

const minute = 60_000
const { phone } = familyA

let sandbox: Sandbox
let browser: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  browser = new Browser(sandbox.app)
  await browser.get('/api/auth/me')
})
afterEach(() => sandbox.close())

const send = (number = phone, from = browser) => from.post('/api/signup/send-code', { phone: number })
const confirm = (code: string, number = phone, from = browser) =>
  from.call('PATCH', '/api/signup/confirm-number', { body: { phone: number, code } })

async function lastCode(number = phone): Promise<string> {
  const text = (await messagesTo(sandbox.app, number)).at(-1)?.text ?? ''
  return /\d{6}/.exec(text)?.[0] ?? ''
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const refused = { code: 113, param: 'code' }
const isConfirmed = async () => (await browser.get('/api/my/full-data')).json().isPhoneConfirmed

test('the code is sent by SMS and confirms the number for the next registration', async () => {
  expect((await send()).statusCode).toBe(204)
  expect(await messagesTo(sandbox.app, phone)).toMatchObject([
    { kind: 'sms', subject: null, text: expect.stringMatching(/^Your code is \d{6}\. /) },
  ])
  expect((await confirm(await lastCode())).statusCode).toBe(204)
  expect((await browser.post('/api/betogol-signup', familyA)).statusCode).toBe(200)
  expect(await isConfirmed()).toBe(true)
})

test('the number is not confirmed without a code, or if it was confirmed from elsewhere or too long ago', async () => {
  await send()
  await confirm(await lastCode())
  await moveClock(sandbox.app, 61 * minute)
  await browser.post('/api/betogol-signup', familyA)
  expect(await isConfirmed()).toBe(false)

  const other = new Browser(sandbox.app, { 'x-forwarded-for': '10.0.0.9' })
  await other.get('/api/auth/me')
  const second = { ...familyA, email: 'second@players.example', phone: '+221770000001' }
  await send(second.phone, other)
  await confirm(await lastCode(second.phone), second.phone, other)
  await browser.post('/api/betogol-signup', second)
  expect(await isConfirmed()).toBe(false)
})

test('a code works once', async () => {
  await send()
  const code = await lastCode()
  expect((await confirm(code)).statusCode).toBe(204)
  expect((await confirm(code)).json()).toEqual(refused)
})

test('a code works for ten minutes, and until the next one', async () => {
  await send()
  const first = await lastCode()
  await moveClock(sandbox.app, 10 * minute)
  expect((await confirm(first)).json()).toEqual(refused)
  await send()
  const second = await lastCode()
  await send()
  const third = await lastCode()
  if (second !== third) expect((await confirm(second)).json()).toEqual(refused)
  expect((await confirm(third)).statusCode).toBe(204)
})

test('five wrong guesses, even in parallel, invalidate the code', async () => {
  await send()
  const code = await lastCode()
  const guesses = await Promise.all(Array.from({ length: 5 }, () => confirm(wrongOf(code))))
  for (const guess of guesses) expect([guess.statusCode, guess.json()]).toEqual([400, refused])
  expect((await confirm(code)).json()).toEqual(refused)
})

test('a code for another number, or an invented one, does not work', async () => {
  await send()
  const code = await lastCode()
  expect((await confirm(code, '+221770000009')).json()).toEqual(refused)
  expect((await confirm('')).json()).toEqual({ code: 110, param: 'code' })
})

test('a signed-in player confirms their own number', async () => {
  browser = await signedIn(sandbox.app, 'lena')
  const number = '+491713920047'
  expect(await isConfirmed()).toBe(false)
  expect((await send(number)).statusCode).toBe(204)
  expect((await confirm(await lastCode(number), number)).statusCode).toBe(204)
  expect(await isConfirmed()).toBe(true)
})

test('no code is sent to another player’s number or an invalid one', async () => {
  expect((await send('+33639980143')).json()).toEqual({ code: 111, param: 'phone' })
  for (const number of ['', '+123', 'claire', '+1 234 567 890'])
    expect((await send(number)).json()).toEqual({ code: 110, param: 'phone' })
  expect(await messagesTo(sandbox.app, '+33639980143')).toEqual([])
})

test('a number gets at most five codes in a quarter of an hour', async () => {
  const statuses = []
  for (let turn = 0; turn < 6; turn++) statuses.push((await send()).statusCode)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  await moveClock(sandbox.app, 15 * minute)
  expect((await send()).statusCode).toBe(204)
})
