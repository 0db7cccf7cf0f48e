import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { connected, listen, next } from '../../testing/live.ts'

let live: Awaited<ReturnType<typeof listen>>
let player: Browser
let headers: Record<string, string>
let path: string
beforeAll(async () => {
  live = await listen({ platform: 'pam' })
  player = new Browser(live.app)
  const body = { username: 'amine', password: 'Demo-1234' }
  const { sessionId, userId } = (await player.post('/api/v1/player/legislation/login', body)).json()
  headers = { 'x-sessionid': sessionId }
  path = `/api/v1/player/${userId}`
})
afterAll(() => live.close())

const get = async (url: string) => (await player.call('GET', url, { headers })).json()
const control = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  live.app.inject({ method, url: `/__sandbox${url}`, payload })

test('a player is two calls, and balances are by currency', async () => {
  await control('PATCH', '/users/amine', { balance: 10.125, bonusBalance: 2 })
  expect(await get(`${path}/details`)).toMatchObject({
    player: { username: 'amine', currency: 'TND' },
    roles: expect.arrayContaining(['Cashier']),
  })
  expect(await get(path.replace('v1', 'v2').concat('/balance'))).toEqual({
    totalRealAmount: { TND: 10.125 },
    totalBonusAmount: { TND: 2 },
  })
})

test('games come by offset, with links', async () => {
  const page = await get('/api/v1/casino/games?pagination=offset%3D40%2Climit%3D20&filter=type%3DVIDEOSLOTS')
  expect(page).toMatchObject({ count: 20, total: expect.any(Number) })
  expect(page.items[0]).toMatchObject({
    href: expect.stringMatching(/^\/v1\/casino\/games\//),
    type: 'VIDEOSLOTS',
    vendor: { displayName: expect.any(String) },
    tags: { items: expect.any(Array) },
  })
})

test('a history tells the next page and no count; the types are numbers', async () => {
  const wagering = await get(`${path}/transactions/wagering?limit=2`)
  expect(Object.keys(wagering)).toEqual(['pagination', 'transactions'])
  expect(wagering.pagination).toEqual({ next: 2 })
  expect(wagering.transactions[0]).toMatchObject({ ins: expect.any(Number), currencyCode: 'TND' })
  const { transactions } = await get(`${path}/transactions/banking?types=0`)
  expect(new Set(transactions.map(({ type }: { type: number }) => type))).toEqual(new Set([0]))
})

test('bonuses are two lists', async () => {
  expect((await get('/api/v1/bonus/applicable')).bonuses[0].presentation.name.content).toEqual(expect.any(String))
  expect((await get('/api/v1/bonus/granted')).items[0]).toMatchObject({
    remainingWagerRequirementAmount: expect.any(Number),
    contributions: expect.any(Object),
  })
})

test('a key is ignored: the same request makes two payments', async () => {
  await control('PATCH', '/users/amine', { balance: 500 })
  const pay = async () => {
    const body = { paymentMethod: 'mobile-money', amount: 50, fields: { phone: '+21620123456' } }
    const key = { 'idempotency-key': 'pam-key-000000000000001' }
    return (await player.call('POST', `${path}/payment/Withdraw`, { body, headers: { ...headers, ...key } })).json()
  }
  expect((await pay()).transId).not.toBe((await pay()).transId)
  expect((await get(`${path}/payment/GetPending`)).transactions).toHaveLength(2)
})

test('a player’s call needs the session’s id in its header, not the cookie alone', async () => {
  const refused = await player.get(`${path}/details`)
  expect([refused.statusCode, refused.json()]).toEqual([401, { errorCode: 'PAM-401', fieldErrors: [] }])
  const stranger = await live.app.inject({ url: `${path}/details`, headers })
  expect(stranger.statusCode).toBe(401)
})

test('the sandbox’s own API is not reached from outside, and what is absent is 404', async () => {
  for (const url of ['/api/auth/me', '/api/my/net-position', '/api/payments/operations/abcdefghijklmnop', '/api/none'])
    expect((await player.call('GET', url, { headers })).json()).toEqual({ errorCode: 'PAM-404', fieldErrors: [] })
})

test('an error names the platform’s fields', async () => {
  const answer = await new Browser(live.app).post('/api/v1/player/legislation/login', { username: 'amine' })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { errorCode: 'PAM-110', fieldErrors: [{ errorCode: 'PAM-110', field: 'Password' }] },
  ])
})

test('the feed’s events are in an envelope', async () => {
  const socket = await connected(live.socket({ cookie: player.cookieHeader }))
  const told = next(socket, 'balance')
  await control('PATCH', '/users/amine', { balance: 7.5, bonusBalance: 1 })
  expect(await told).toEqual({
    type: 'BALANCE_UPDATE',
    body: { totalRealAmount: 7.5, totalBonusAmount: expect.any(Number) },
  })
})

test('a platform that does not exist is named in the error', async () => {
  await expect(listen({ platform: 'none' })).rejects.toThrow('There is no platform none. There are: gateway, pam.')
})
