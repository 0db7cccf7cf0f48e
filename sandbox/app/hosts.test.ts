import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../testing/live.ts'
import { knowsHosts } from './hosts.ts'

const foreign = 'rebound.example:4600'
let served: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  served = await listen({
    hosts: ['api.brand.example'],
    origins: ['http://page.example:8080'],
    currencies: { 'brand.example': 'TND' },
  })
})
afterAll(() => served.close())

describe('a host whose name leads to this machine', () => {
  const headers = { host: foreign, origin: `http://${foreign}` }

  test.each([
    ['PATCH', '/__sandbox/users/claire'],
    ['GET', '/__sandbox/outbox'],
    ['GET', '/__sandbox/errors'],
    ['GET', '/api/auth/me'],
    ['GET', '/docs/json'],
    ['GET', '/art/payments/card.svg'],
    ['GET', '/nothing'],
  ] as const)('is answered 421 for %s %s', async (method, url) => {
    const change = method === 'PATCH' && { payload: { balance: 1 } }
    expect((await served.app.inject({ method, url, headers, ...change })).statusCode).toBe(421)
  })

  test('is also refused if a proxy names it', async () => {
    const forwarded = { 'x-forwarded-host': foreign }
    expect((await served.app.inject({ url: '/api/auth/me', headers: forwarded })).statusCode).toBe(421)
  })

  test('gets no socket', async () => {
    const refused = (extraHeaders: Record<string, string>) =>
      new Promise<boolean>((resolve) => {
        const socket = served.socket(extraHeaders)
        socket.on('connect', () => resolve(false))
        socket.on('connect_error', () => resolve(true))
      })
    expect(await refused(headers)).toBe(true)
    expect(await refused({ host: foreign })).toBe(true)
    expect(await refused({ host: 'brand.example', origin: 'http://brand.example' })).toBe(false)
  })
})

test.each([
  'localhost',
  'betogol.localhost',
  '127.0.0.1',
  '[::1]',
  'brand.example',
  'page.example',
  'api.brand.example',
])('%s is served at any port', async (name) => {
  for (const host of [name, `${name}:4600`])
    expect((await served.app.inject({ url: '/api/info/jackpot', headers: { host } })).statusCode).toBe(200)
})

test.each([
  undefined,
  '',
  'localhost.evil.example',
  'evil.example/localhost',
  'localhost@evil.example',
  'notlocalhost',
])('the host %j is not known', (host) => expect(knowsHosts(['brand.example'])(host)).toBe(false))
