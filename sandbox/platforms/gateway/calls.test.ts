import { afterAll, beforeAll, expect, test } from 'vitest'
import { code as codes } from '../../app/errors.ts'
import type { Browser } from '../../testing/browser.ts'
import { Browser as Visitor } from '../../testing/browser.ts'
import { connected, listen, next } from '../../testing/live.ts'
import { type Mapping, plain, readMapped } from '../../testing/platform-mapping.ts'
import file from './platform.json' with { type: 'json' }

const mapping = file as unknown as Mapping

let live: Awaited<ReturnType<typeof listen>>
let player: Browser
beforeAll(async () => {
  live = await listen({ platform: 'gateway' })
  player = new Visitor(live.app, { host: 'localhost' })
  await player.get('/api/auth/me')
  await player.post('/api/client-login', { login: 'amine', password: 'Demo-1234' })
})
afterAll(() => live.close())

const control = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  live.app.inject({ method, url: `/__sandbox${path}`, payload })
const dataOf = (answer: { json(): { data: Record<string, unknown> } }) => answer.json().data

const pay = async (path: string, key: string, body: object) =>
  dataOf(await player.call('POST', `/api/payments/${path}`, { body, headers: { 'idempotency-key': key } }))

test('a player’s wallets are integers of the minor unit', async () => {
  await control('PATCH', '/users/amine', { balance: 10.125, bonusBalance: 2 })
  const answer = await player.get('/api/auth/me')
  expect(dataOf(answer)).toMatchObject({
    player_id: expect.stringMatching(/^plr_\d+$/),
    currency: { iso_code: 'TND' },
    wallets: [
      { kind: 'real', amount: 10_125 },
      { kind: 'bonus', amount: 2000 },
    ],
    kyc: { status: 'VERIFIED' },
    cashier: 1,
  })
})

test('a wheel that may not be spun is left out', async () => {
  await control('PATCH', '/users/amine', { fortuneWheel: { status: 'FORBIDDEN', stopAt: null } })
  expect(dataOf(await player.get('/api/auth/me'))).not.toHaveProperty('wheel')
})

test('one key makes one payment, which its reference cancels', async () => {
  await control('PATCH', '/users/amine', { balance: 500, isVerificated: true })
  const body = { methodId: 'mobile-money', amount: 50, fields: { phone: '+21620123456' } }
  const key = 'gateway-key-000000000001'
  const made = await pay('withdrawals', key, body)
  expect(made).toMatchObject({ reference: key, flow: 'OUT', amount: 50_000, state: 'TX_PENDING' })
  expect(made['tx_id']).toMatch(/^pay_\d+$/)
  expect((await pay('withdrawals', key, body))['tx_id']).toBe(made['tx_id'])
  expect(dataOf(await player.get('/api/payments/operations'))).toMatchObject({ rows: [{ reference: key }] })
  expect(dataOf(await player.post(`/api/payments/operations/${key}/cancel`))).toMatchObject({ state: 'TX_CANCELLED' })
})

test('ids are sent back as they came', async () => {
  await control('POST', '/users/amine/cashbacks', { amount: 4.5 })
  const { cashback_id: cashback, value } = dataOf(await player.get('/api/last-cashback'))
  expect([cashback, value]).toEqual([expect.stringMatching(/^cbk_\d+$/), 4500])
  expect((await player.put(`/api/last-cashback/${cashback}`)).statusCode).toBe(204)
  expect(dataOf(await player.get('/api/last-cashback'))).toEqual({})

  const { items } = dataOf(await player.get('/api/popups')) as { items: { message_id: string }[] }
  const read = await player.call('PATCH', `/api/popups/${items[0]!.message_id}/set-viewed`)
  expect(dataOf(read)).toMatchObject({ message_id: items[0]!.message_id, read: 1 })

  await control('PATCH', '/users/amine', { fortuneWheel: { status: 'ALLOWED', stopAt: null } })
  const wheel = await player.get('/api/fortune-wheel/status')
  expect(readMapped(mapping, 'WheelStatusAnswer', dataOf(wheel))).toMatchObject({ status: 'ALLOWED' })
  const prize = await player.put(`/api/fortune-wheel/${dataOf(wheel)['wheel_id']}`)
  expect(plain(readMapped(mapping, 'Award', dataOf(prize)))).toEqual({
    key: expect.any(String),
    value: expect.any(Number),
  })
})

test('limits and breaks have the gateway’s words', async () => {
  const limits = await player.put('/api/my/limits', { kind: 'deposit', period: 'week', amount: 300 })
  expect(dataOf(limits)).toMatchObject({ rules: [{ type: 'DEPOSIT', term: 'WEEKLY', cap: '300', pending: null }] })
  expect(plain(readMapped(mapping, 'PlayerLimits', dataOf(limits)))).toMatchObject({
    limits: [{ kind: 'deposit', period: 'week', amount: 300 }],
  })
})

test('a game opens', async () => {
  const body = { mode: 'demo', device: 'desktop', lang: 'en' }
  const { items } = dataOf(await player.get('/api/games?size=20')) as {
    items: { id: string; spec: { provider_id: string; fun_real: string } }[]
  }
  const { id, spec } = items.find((game) => game.spec.fun_real === 'BOTH')!
  const opened = dataOf(await player.post(`/api/games/${spec.provider_id}/${id}/session`, body))
  expect(readMapped(mapping, 'GameSession', opened)).toEqual(
    Object.values(opened['launch'] as object)[0]?.startsWith('http')
      ? { url: expect.any(String) }
      : { html: expect.any(String) },
  )
})

test('sportsbooks open', async () => {
  const open = async (path: string) => dataOf(await player.get(`/api/json-rpc/create-session/${path}`))
  expect(await open('fundist?isMobile=false&isLive=false&lang=en')).toEqual({ markup: expect.any(String) })
  expect(await open('ga-group?device=D&type=live&lang=en')).toEqual({ session: { key: expect.any(String) } })
  expect(await open('altenar')).toEqual({ access_token: expect.any(String) })
})

test('an error has a string code, a text and the fields at fault', async () => {
  const visitor = new Visitor(live.app)
  await visitor.get('/api/auth/me')
  const wrong = await visitor.post('/api/client-login', { login: 'amine', password: 'no' })
  expect(wrong.json()).toEqual({
    status: 'failed',
    errCode: 'WRONG_CREDENTIALS',
    errMsg: 'wrong credentials',
    fields: [],
  })
  expect(readMapped(mapping, 'ErrorBody', wrong.json())).toMatchObject({ code: String(codes.wrongCredentials) })
  const missing = (await visitor.post('/api/client-login', {})).json()
  expect(plain(readMapped(mapping, 'ErrorBody', missing))).toMatchObject({
    errors: [
      { code: codes.fieldInvalid, param: 'login' },
      { code: codes.fieldInvalid, param: 'password' },
    ],
  })
})

test('a visitor gets no body', async () => {
  const answer = await new Visitor(live.app).get('/api/auth/me')
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
})

test('the feed has the gateway’s form', async () => {
  const socket = await connected(live.socket({ cookie: player.cookieHeader }))
  const heard = async (event: string, payload: unknown) => {
    const told = next(socket, event)
    await control('POST', '/emit', { event, payload })
    return told
  }
  const balances = { balance: 10.5, bonusBalance: 0 }
  const balance = await heard('balance', balances)
  expect(balance).toEqual({
    wallets: [
      { kind: 'real', amount: '10.5' },
      { kind: 'bonus', amount: '0' },
    ],
  })
  expect(plain(readMapped(mapping, 'BalanceEvent', balance))).toEqual(balances)
  const notice = { type: 'info', content: [{ lang: 'en', message: 'Hello' }] }
  const notification = await heard('notification', notice)
  expect(notification).toEqual({ severity: 'INFO', texts: [{ language: 'en', text: 'Hello' }] })
  expect(readMapped(mapping, 'NotificationEvent', notification)).toEqual(notice)
  expect(await heard('fortuneWheel', { status: 'NEW' })).toEqual({ state: 'WHEEL_NEW' })
  expect(await heard('jackpot', [])).toEqual({ rows: [] })
  expect(await heard('other', null)).toBeNull()
})
